-- The rate limiter asked once for all that a submission is counted by.
--
-- Before each row a guest waited for two calls, one by network address and one by e-mail address. This function
-- takes both. hit_rate_limit stays: it counts each of them, and the site of an earlier build calls it.

-- Counts every hit, also where one of them is refused, and says whether all are within their limits. Expects an array
-- of {"scope", "key_hash", "max_hits", "window_seconds"}. Raises 22023 for arguments out of range; nothing is counted then.
create function public.hit_rate_limits(p_hits jsonb) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_hit record;
  v_allowed boolean := true;
begin
  -- Counters are held until the end of the call: all calls take them in one order, so that none waits for
  -- one that waits for it.
  for v_hit in
    select h.scope, h.key_hash, h.max_hits, h.window_seconds
    from jsonb_to_recordset(p_hits)
      as h(scope text, key_hash text, max_hits integer, window_seconds integer)
    order by h.scope, h.key_hash
  loop
    v_allowed := (
      select r.allowed from public.hit_rate_limit(
        v_hit.scope, v_hit.key_hash, v_hit.max_hits, v_hit.window_seconds
      ) r
    ) and v_allowed;
  end loop;
  return v_allowed;
end $$;

revoke all on function public.hit_rate_limits(jsonb) from public, anon, authenticated;
grant execute on function public.hit_rate_limits(jsonb) to service_role;

-- As before, but counters that a call holds are left to the next cleaning.
create or replace function public.purge_operational_rows(p_now timestamptz default now()) returns void
language sql volatile security invoker set search_path = ''
as $$
  delete from public.notification_outbox
    where status = 'sent' and sent_at < p_now - interval '30 days';
  delete from public.rate_limits r
    using (
      select l.scope, l.key_hash from public.rate_limits l
      where l.window_start < p_now - interval '1 day'
      for update skip locked
    ) old
    where r.scope = old.scope and r.key_hash = old.key_hash;
$$;

-- As before, but it waits for the calls that hold counters, instead of taking counters one by one beside them.
create or replace function public.erase_person(p_email text) returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_email text := lower(btrim(p_email));
  v_notifications integer;
  v_counts jsonb;
begin
  v_notifications := jsonb_array_length(public.person_data(v_email) -> 'notification_outbox');
  lock table public.rate_limits in share row exclusive mode;
  with bookings as (
    delete from public.booking_inquiries where lower(email) = v_email returning 1),
  lost as (
    delete from public.lost_and_found where lower(email) = v_email returning 1),
  jobs as (
    delete from public.job_applications where lower(email) = v_email returning 1),
  newsletter as (
    delete from public.newsletter_subscriptions where lower(email) = v_email returning 1),
  counters as (
    delete from public.rate_limits returning 1)
  select jsonb_build_object(
    'booking_inquiries', (select count(*) from bookings),
    'lost_and_found', (select count(*) from lost),
    'job_applications', (select count(*) from jobs),
    'newsletter_subscriptions', (select count(*) from newsletter),
    'notification_outbox', v_notifications,
    'rate_limits', (select count(*) from counters)
  ) into v_counts;
  return v_counts;
end $$;
