-- Rate limiter shared by all servers of the site.
--
-- One row per scope and guest, with fixed windows. Each count is one upsert, hence exact under
-- parallel calls. A guest is a keyed hash; no IP or email is stored.

create table public.rate_limits (
  scope text not null check (char_length(scope) <= 60),
  key_hash text not null check (char_length(key_hash) <= 128),
  window_start timestamptz not null,
  hits integer not null,
  primary key (scope, key_hash)
);
create index rate_limits_window on public.rate_limits (window_start);

alter table public.rate_limits enable row level security;

-- Counts one submission under each of its keys and returns whether all of them are within their limits.
-- Every key is counted, even where another one is over its limit. p_hits is an array of
-- {"scope", "key_hash", "max_hits", "window_seconds"}. Raises 22023 for a limit or a window out of range;
-- then nothing is counted.
create function public.hit_rate_limits(p_hits jsonb) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_now timestamptz;
  v_window interval;
  v_hit record;
  v_hits integer;
  v_allowed boolean := true;
begin
  -- All calls lock the rows in the same order, so that they cannot deadlock.
  for v_hit in
    select h.scope, h.key_hash, h.max_hits, h.window_seconds
    from jsonb_to_recordset(p_hits)
      as h(scope text, key_hash text, max_hits integer, window_seconds integer)
    order by h.scope, h.key_hash
  loop
    if v_hit.max_hits is null or v_hit.max_hits < 1
      or v_hit.window_seconds is null or v_hit.window_seconds not between 1 and 86400 then
      raise exception 'limit or window out of range' using errcode = '22023';
    end if;
    -- not now(): a call that waited must not count into a window that ended in the meantime
    v_now := clock_timestamp();
    v_window := make_interval(secs => v_hit.window_seconds);

    insert into public.rate_limits as r (scope, key_hash, window_start, hits)
    values (v_hit.scope, v_hit.key_hash, v_now, 1)
    on conflict (scope, key_hash) do update set
      -- capped, so that a flood never overflows the counter
      hits = case
        when r.window_start + v_window <= v_now then 1
        else least(r.hits + 1, 1000000)
      end,
      window_start = case
        when r.window_start + v_window <= v_now then v_now
        else r.window_start
      end
    returning r.hits into v_hits;
    v_allowed := v_allowed and v_hits <= v_hit.max_hits;
  end loop;

  return v_allowed;
end $$;
