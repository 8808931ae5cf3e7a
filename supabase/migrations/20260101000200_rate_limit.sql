-- The rate limiter that all servers of the site share.
--
-- One row for each scope and visitor, fixed windows. Counting is one upsert, hence exact under
-- parallel calls. A visitor is a keyed hash; no network or e-mail address is stored.

create table public.rate_limits (
  scope text not null check (char_length(scope) <= 60),
  key_hash text not null check (char_length(key_hash) <= 128),
  window_start timestamptz not null,
  hits integer not null,
  primary key (scope, key_hash)
);
create index rate_limits_window on public.rate_limits (window_start);
alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from public, anon, authenticated;
grant select, insert, update, delete on public.rate_limits to service_role;

-- Counts one hit. Beyond p_limit hits within p_window_seconds `allowed` is false and
-- `retry_after_seconds` says when the window ends. Raises 22023 for arguments out of range.
create function public.hit_rate_limit(
  p_scope text, p_key_hash text, p_limit integer, p_window_seconds integer
)
returns table (allowed boolean, remaining integer, retry_after_seconds integer)
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  -- not now(): calls that wait for the row must not count into a window that ended meanwhile
  v_now timestamptz := clock_timestamp();
  v_window interval := make_interval(secs => p_window_seconds);
  v_hits integer;
  v_start timestamptz;
begin
  if p_limit is null or p_limit < 1
    or p_window_seconds is null or p_window_seconds not between 1 and 86400 then
    raise exception 'limit or window out of range' using errcode = '22023';
  end if;

  insert into public.rate_limits as r (scope, key_hash, window_start, hits)
  values (p_scope, p_key_hash, v_now, 1)
  on conflict (scope, key_hash) do update set
    -- capped, so that a flood never overflows the counter
    hits = case when r.window_start + v_window <= v_now then 1 else least(r.hits + 1, 1000000) end,
    window_start = case when r.window_start + v_window <= v_now then v_now else r.window_start end
  returning r.hits, r.window_start into v_hits, v_start;

  -- Where no schedule cleans up, one call in a hundred sweeps a few old rows along.
  if random() < 0.01 then
    delete from public.rate_limits r
    using (
      select l.scope, l.key_hash from public.rate_limits l
      where l.window_start < v_now - interval '1 day'
      limit 200 for update skip locked
    ) old
    where r.scope = old.scope and r.key_hash = old.key_hash;
  end if;

  allowed := v_hits <= p_limit;
  remaining := greatest(p_limit - v_hits, 0);
  retry_after_seconds := case
    when v_hits <= p_limit then 0
    else greatest(1, ceil(extract(epoch from (v_start + v_window - v_now)))::integer)
  end;
  return next;
end $$;

revoke all on function public.hit_rate_limit(text, text, integer, integer)
  from public, anon, authenticated;
grant execute on function public.hit_rate_limit(text, text, integer, integer) to service_role;
