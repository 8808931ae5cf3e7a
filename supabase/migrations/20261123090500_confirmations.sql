-- Confirmations: guests get an email about what they have sent (docs/decisions/0021-confirmations.md).
--
-- They are rows of the notification outbox with the audience 'guest', with the same attempts, leases and keys
-- as those to reception. At most three an hour and ten a day go to one mailbox.

-- An email without letter case and without the part after a plus sign, which many providers deliver to the
-- same mailbox.
create function public.mailbox_of(p_email text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(lower(btrim(p_email)), '\+[^@]*@', '@');
$$;

-- Queues the confirmation of a submission unless its mailbox has had its share: then the page's receipt is
-- the only one. tg_argv[0]: the notification's type. tg_argv[1]: how long the schedule leaves the message to
-- the site's own call.
create function public.enqueue_confirmation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_mailbox text := public.mailbox_of(new.email);
  v_last_hour integer;
  v_last_day integer;
begin
  -- parallel submissions queue here, so that each counts those before it
  perform pg_advisory_xact_lock(hashtextextended('confirmation ' || v_mailbox, 0));

  select count(*) filter (where s.created_at > now() - interval '1 hour'), count(*)
  into v_last_hour, v_last_day
  from (
    select created_at, email from public.booking_inquiries
    union all
    select created_at, email from public.lost_and_found
    union all
    select created_at, email from public.job_applications
  ) s
  where s.created_at > now() - interval '1 day' and public.mailbox_of(s.email) = v_mailbox;

  if v_last_hour <= 3 and v_last_day <= 10 then
    insert into public.notification_outbox (type, source_id, audience, next_attempt_at)
    values (tg_argv[0], new.id, 'guest', now() + tg_argv[1]::interval)
    on conflict (type, source_id, audience) do nothing;
  end if;
  return null;
end $$;

-- Whether a confirmation of the submission with a reference has been queued, sent or not. Above the limits none
-- is, and the page's receipt must not promise one.
create function public.has_confirmation(p_reference text) returns boolean
language sql stable security invoker set search_path = ''
as $$
  select exists (
    select 1 from public.notification_outbox o
    where o.audience = 'guest' and public.reference_of(o.source_id) = p_reference
  );
$$;
create index notification_outbox_confirmation on public.notification_outbox (public.reference_of(source_id))
  where audience = 'guest';

create trigger booking_inquiries_enqueue_confirmation after insert on public.booking_inquiries
  for each row execute function public.enqueue_confirmation('booking', '1 minute');
create trigger lost_and_found_enqueue_confirmation after insert on public.lost_and_found
  for each row execute function public.enqueue_confirmation('lost_found', '1 minute');
-- An application is confirmed once its documents are stored: without them the applicant was told that it failed.
create trigger job_applications_enqueue_confirmation after update of cv_file_path on public.job_applications
  for each row when (old.cv_file_path is null and new.cv_file_path is not null)
  execute function public.enqueue_confirmation('job_application', '1 minute');
