-- What a clock that jumps back, and a mail provider that is away for a whole day, would hold up.
--
-- All waiting is bounded, so a moment that lies further ahead than any wait is long was written before
-- the clock was put back. It counts as reached: otherwise a guest would stay locked out, and a message
-- unsent, until the clock is there again. A clock that jumps ahead only makes waits end early.

-- As before, but a window that begins in the future is over.
create or replace function public.hit_rate_limit(
  p_scope text, p_key_hash text, p_limit integer, p_window_seconds integer
)
returns table (allowed boolean, remaining integer, retry_after_seconds integer)
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  -- not now(): calls that wait for the row must not count into a window that ended meanwhile
  v_now timestamptz := clock_timestamp();
  v_window interval := make_interval(secs => p_window_seconds);
  -- calls that wait for the row have read the clock before the one they wait for
  v_slack constant interval := interval '1 minute';
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
    hits = case
      when r.window_start + v_window <= v_now or r.window_start > v_now + v_slack then 1
      else least(r.hits + 1, 1000000)
    end,
    window_start = case
      when r.window_start + v_window <= v_now or r.window_start > v_now + v_slack then v_now
      else r.window_start
    end
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

-- As before, but an upload that began in the future is one that broke off.
create or replace function public.refuse_repeated_submission() returns trigger
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_not_content constant text[] :=
    array['id', 'created_at', 'cv_file_path', 'cover_letter_file_path'];
  v_content jsonb := to_jsonb(new) - v_not_content;
  v_completed_by text := tg_argv[0];
  v_twin jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || v_content::text, 0));

  execute format(
    'select to_jsonb(t) from %I.%I t
     where t.created_at > now() - interval ''24 hours'' and t.email = $1
       and to_jsonb(t) - $2 = $3
     order by t.created_at desc limit 1',
    tg_table_schema, tg_table_name
  ) into v_twin using new.email, v_not_content, v_content;

  if v_twin is null then
    return new;
  end if;
  if v_completed_by is null or v_twin ->> v_completed_by is not null then
    raise exception 'submission_received_once: received' using errcode = '23505';
  end if;
  if (v_twin ->> 'created_at')::timestamptz
    between now() - interval '2 minutes' and now() + interval '2 minutes' then
    raise exception 'submission_received_once: in-progress' using errcode = '23505';
  end if;
  return new;
end $$;

-- As before, but pauses and leases that reach further than any is long are over.
create or replace function public.claim_notifications(
  p_type text default null, p_max integer default 10, p_lease_seconds integer default 150
)
returns table (id uuid, type text, attempts integer, data jsonb)
language sql volatile security invoker set search_path = ''
as $$
  with picked as (
    select o.id from public.notification_outbox o
    where (o.status = 'pending' and (
        o.next_attempt_at <= clock_timestamp()
        or o.next_attempt_at > clock_timestamp() + interval '7 hours'
        or (o.type = p_type and o.attempts = 0 and (
          o.type <> 'job_application'
          or exists (
            select 1 from public.job_applications j
            where j.id = o.source_id and j.cv_file_path is not null
          )
        ))
      ))
      or (o.status = 'sending' and (
        o.locked_until < clock_timestamp()
        or o.locked_until > clock_timestamp() + make_interval(secs => greatest(p_lease_seconds, 150) + 60)
      ))
    order by o.next_attempt_at
    limit least(greatest(p_max, 1), 50)
    for update skip locked
  ), claimed as (
    update public.notification_outbox o set
      status = 'sending',
      attempts = o.attempts + 1,
      locked_until = clock_timestamp() + make_interval(secs => p_lease_seconds)
    from picked
    where o.id = picked.id
    returning o.id, o.type, o.source_id, o.attempts
  )
  select c.id, c.type, c.attempts, case c.type
    when 'booking' then
      (select to_jsonb(b) from public.booking_inquiries b where b.id = c.source_id)
    when 'lost_found' then
      (select to_jsonb(l) from public.lost_and_found l where l.id = c.source_id)
    when 'job_application' then
      (select to_jsonb(j) from public.job_applications j where j.id = c.source_id)
    when 'newsletter_subscription' then
      (select to_jsonb(n) from public.newsletter_subscriptions n where n.id = c.source_id)
    end
  from claimed c;
$$;

-- As before, but given up after fourteen attempts instead of twelve: the last comes 26 hours after the
-- first, so that a provider's day of absence needs nobody's help.
create or replace function public.finish_notification(
  p_id uuid, p_attempt integer, p_ok boolean, p_error text default null
)
returns text
language sql volatile security invoker set search_path = ''
as $$
  update public.notification_outbox o set
    status = case when p_ok then 'sent' when o.attempts >= 14 then 'dead' else 'pending' end,
    sent_at = case when p_ok then now() end,
    last_error = case when p_ok then null else left(p_error, 500) end,
    locked_until = null,
    -- 30 s, doubling, at most 6 hours
    next_attempt_at = now()
      + least(interval '6 hours', interval '30 seconds' * power(2, least(o.attempts - 1, 10)))
  where o.id = p_id and o.status = 'sending' and o.attempts = p_attempt
  returning o.status;
$$;

-- The schedule asks whenever anything waits; what is due is for claim_notifications to say.
do $schedule$
begin
  if (
    select count(*) from pg_available_extensions
    where name in ('pg_cron', 'pg_net', 'supabase_vault')
  ) < 3 then
    return;
  end if;

  perform cron.schedule('send-due-notifications', '* * * * *', $job$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
        || '/functions/v1/send-notification-email',
      headers := jsonb_build_object(
        'content-type', 'application/json',
        'apikey', (select decrypted_secret from vault.decrypted_secrets where name = 'secret_key')
      ),
      body := '{"type":"dispatch"}'::jsonb,
      timeout_milliseconds := 20000
    )
    where exists (select 1 from public.notification_outbox where status in ('pending', 'sending'))
  $job$);
end $schedule$;
