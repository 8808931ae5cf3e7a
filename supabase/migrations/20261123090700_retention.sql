-- Retention: personal data is deleted when the privacy policy says so (docs/decisions/0007-data-retention.md).
--
-- Inquiries and lost-and-found requests are deleted by SQL. The files of job applications may be deleted
-- through the storage API only, so the function purge-expired-applications deletes those. Newsletter
-- emails stay until the subscription ends.
--
-- Each function takes the current time as p_now, so that tests can set it.

-- The last day on which a submission is kept: 365 days after the stay, or after the message where there
-- is no stay. A stay that ended before the message counts from the message; one more than two years ahead
-- counts from two years. Both are mistyped years, which would delete a row at once or keep it for decades.
create function public.kept_until(p_stay_end date, p_received timestamptz) returns date
language sql stable security invoker set search_path = ''
as $$
  select greatest(
      received.day,
      least(coalesce(p_stay_end, received.day), received.day + 730)
    ) + 365
  from (select (p_received at time zone 'Europe/Stockholm')::date as day) received;
$$;

-- Deletes expired inquiries and lost-and-found requests with their notifications. Returns the number of
-- rows deleted from each table.
create function public.purge_expired_rows(p_now timestamptz default now()) returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  with inquiries as (
    delete from public.booking_inquiries b
    where public.kept_until(coalesce(b.check_out_date, b.check_in_date), b.created_at)
      < (p_now at time zone 'Europe/Stockholm')::date
    returning 1
  ), requests as (
    delete from public.lost_and_found l
    where public.kept_until(l.departure_date, l.created_at)
      < (p_now at time zone 'Europe/Stockholm')::date
    returning 1
  )
  select jsonb_build_object(
    'booking_inquiries', (select count(*) from inquiries),
    'lost_and_found', (select count(*) from requests)
  );
$$;

-- Expired job applications, oldest first, at most p_max.
create function public.expired_job_applications(
  p_now timestamptz default now(), p_max integer default 100
)
returns table (id uuid)
language sql stable security invoker set search_path = ''
as $$
  select j.id from public.job_applications j
  where public.kept_until(null, j.created_at) < (p_now at time zone 'Europe/Stockholm')::date
  order by j.created_at
  limit least(greatest(p_max, 1), 1000);
$$;

-- Deletes old rows that serve only to run the site: sent notifications, those that a guest's mail
-- server has rejected, and the rate limiter's counters.
-- A counter that is locked by a call is left to the next run.
create function public.purge_operational_rows(p_now timestamptz default now()) returns void
language sql volatile security invoker set search_path = ''
as $$
  delete from public.notification_outbox
    where (status = 'sent' and sent_at < p_now - interval '30 days')
      or (status = 'rejected' and audience = 'guest' and created_at < p_now - interval '30 days');
  delete from public.rate_limits r
    using (
      select l.scope, l.key_hash from public.rate_limits l
      where l.window_start < p_now - interval '1 day'
      for update skip locked
    ) old
    where r.scope = old.scope and r.key_hash = old.key_hash;
$$;
