-- Schedule of the hosted backend: notifications every minute, deletion every night.
--
-- Skipped where pg_cron, pg_net or the vault is missing, as in the embedded backend, which uses timers
-- instead (scripts/local/schedule.ts). Jobs read the project's URL and key from the vault when they
-- run; an operator stores them once:
--   select vault.create_secret('https://<project>.supabase.co', 'project_url');
--   select vault.create_secret('<secret key>', 'secret_key');

do $schedule$
begin
  if (
    select count(*) from pg_available_extensions
    where name in ('pg_cron', 'pg_net', 'supabase_vault')
  ) < 3 then
    return;
  end if;

  create extension if not exists pg_cron;
  create extension if not exists pg_net;

  -- called whenever anything is unsent; claim_notifications decides what is due
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

  perform cron.schedule('purge-operational-rows', '17 3 * * *',
    'select public.purge_operational_rows()');

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

  -- pg_cron's log of runs grows by more than a thousand rows a day
  perform cron.schedule('purge-schedule-runs', '47 3 * * *',
    'delete from cron.job_run_details where end_time < now() - interval ''7 days''');
end $schedule$;
