-- The schedule of the hosted backend: send what is due every minute, clean up every night.
--
-- Skipped where the extensions are missing; there the embedded backend's timer does the same. The job
-- reads the project's address and key from the vault when it runs; an operator stores them once:
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
    where exists (
      select 1 from public.notification_outbox
      where (status = 'pending' and next_attempt_at <= now())
        or (status = 'sending' and locked_until < now())
    )
  $job$);

  perform cron.schedule('purge-operational-rows', '17 3 * * *',
    'select public.purge_operational_rows()');
end $schedule$;
