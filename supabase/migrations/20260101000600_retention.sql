-- Retention: what guests have sent is deleted when the privacy policy says so (content/terms/privacy.ts).
--
-- Inquiries and lost-and-found requests go here, by SQL. Job applications have files, which only the
-- storage's own interface may delete, so the function purge-expired-applications takes them, with the
-- list that this migration gives it. Newsletter addresses stay until their owner ends them.
--
-- Every function takes the clock as p_now, so that tests can drive it.

-- The last day on which a submission is kept: 365 days after the stay. A stay that ended before the
-- message came counts from the message, or an inquiry with a mistyped year would be gone overnight;
-- one that lies more than two years ahead is such a slip too, and would be kept for decades. Without
-- a stay, as in a job application, the day of the message counts.
create function public.kept_until(p_stay_end date, p_received timestamptz) returns date
language sql stable security invoker set search_path = ''
as $$
  select greatest(
      received.day,
      least(coalesce(p_stay_end, received.day), received.day + 730)
    ) + 365
  from (select (p_received at time zone 'Europe/Stockholm')::date as day) received;
$$;

-- Deletes inquiries and lost-and-found requests whose time is over, and with them their
-- notifications. Answers how many of each.
create function public.purge_expired_rows(p_now timestamptz default now()) returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  with inquiries as (
    delete from public.booking_inquiries b
    where public.kept_until(b.check_out_date, b.created_at)
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

-- Job applications whose time is over, oldest first, at most p_max.
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

-- The nightly cleaning of what is only kept for running the site, now with its clock as an argument.
drop function public.purge_operational_rows();
create function public.purge_operational_rows(p_now timestamptz default now()) returns void
language sql volatile security invoker set search_path = ''
as $$
  delete from public.notification_outbox
    where status = 'sent' and sent_at < p_now - interval '30 days';
  delete from public.rate_limits where window_start < p_now - interval '1 day';
$$;

revoke all on function
  public.kept_until(date, timestamptz),
  public.purge_expired_rows(timestamptz),
  public.expired_job_applications(timestamptz, integer),
  public.purge_operational_rows(timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.kept_until(date, timestamptz),
  public.purge_expired_rows(timestamptz),
  public.expired_job_applications(timestamptz, integer),
  public.purge_operational_rows(timestamptz)
  to service_role;

-- The hosted schedule, as in the migration before; skipped where its extensions are missing, and there
-- the embedded backend's timer does the same. The schedule's own record of its runs grows by more than
-- a thousand rows a day and is kept for a week.
do $schedule$
begin
  if (
    select count(*) from pg_available_extensions
    where name in ('pg_cron', 'pg_net', 'supabase_vault')
  ) < 3 then
    return;
  end if;

  perform cron.schedule('purge-expired-rows', '27 3 * * *', 'select public.purge_expired_rows()');

  perform cron.schedule('purge-expired-applications', '37 3 * * *', $job$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
        || '/functions/v1/purge-expired-applications',
      headers := jsonb_build_object(
        'content-type', 'application/json',
        'apikey', (select decrypted_secret from vault.decrypted_secrets where name = 'secret_key')
      ),
      body := '{}'::jsonb,
      timeout_milliseconds := 120000
    )
  $job$);

  perform cron.schedule('forget-schedule-runs', '47 3 * * *',
    'delete from cron.job_run_details where end_time < now() - interval ''7 days''');
end $schedule$;
