-- The notification outbox: no message that a guest was told is sent can be lost.
--
-- A trigger writes an outbox row in the same transaction as the form's row. The function
-- send-notification-email claims rows, builds each message from the form's row, sends it and reports
-- back; failures come round again with growing pauses, and after twelve attempts (about 14 hours) a
-- row is 'dead' and waits for a person. The outbox id is the idempotency key at the mail provider.
-- It holds no personal data.
--
-- Newsletter sign-ups get their row from the function, because only those in the pop-up are notified
-- (call 10 in docs/behaviour.md) and the table does not record where a sign-up was made.

create table public.notification_outbox (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  type text not null
    check (type in ('booking', 'lost_found', 'job_application', 'newsletter_subscription')),
  source_id uuid not null,
  status text not null default 'pending' check (status in ('pending', 'sending', 'sent', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  locked_until timestamptz,
  last_error text,
  sent_at timestamptz,
  unique (type, source_id)
);
create index notification_outbox_due on public.notification_outbox (next_attempt_at)
  where status in ('pending', 'sending');
alter table public.notification_outbox enable row level security;
revoke all on public.notification_outbox from public, anon, authenticated;
grant select, insert, update, delete on public.notification_outbox to service_role;

-- tg_argv[0]: the notification's type. tg_argv[1]: how long the site has for its direct attempt
-- before the schedule sends the message.
create function public.enqueue_notification() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.notification_outbox (type, source_id, next_attempt_at)
  values (tg_argv[0], new.id, now() + tg_argv[1]::interval)
  on conflict (type, source_id) do nothing;
  return null;
end $$;

-- A deleted row takes its notification along, sent or not.
create function public.forget_notification() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.notification_outbox where type = tg_argv[0] and source_id = old.id;
  return null;
end $$;

revoke all on function public.enqueue_notification(), public.forget_notification()
  from public, anon, authenticated;

create trigger booking_inquiries_notify after insert on public.booking_inquiries
  for each row execute function public.enqueue_notification('booking', '1 minute');
create trigger lost_and_found_notify after insert on public.lost_and_found
  for each row execute function public.enqueue_notification('lost_found', '1 minute');
-- Longer: the files are uploaded between the insert and the direct attempt.
create trigger job_applications_notify after insert on public.job_applications
  for each row execute function public.enqueue_notification('job_application', '5 minutes');

create trigger booking_inquiries_forget after delete on public.booking_inquiries
  for each row execute function public.forget_notification('booking');
create trigger lost_and_found_forget after delete on public.lost_and_found
  for each row execute function public.forget_notification('lost_found');
create trigger job_applications_forget after delete on public.job_applications
  for each row execute function public.forget_notification('job_application');
create trigger newsletter_subscriptions_forget after delete on public.newsletter_subscriptions
  for each row execute function public.forget_notification('newsletter_subscription');

-- Queues the notification of a newsletter sign-up; any number of calls make one row.
-- False where the address has not signed up.
create function public.enqueue_newsletter_notification(p_email text) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_id uuid;
begin
  select n.id into v_id from public.newsletter_subscriptions n where lower(n.email) = lower(p_email);
  if v_id is null then
    return false;
  end if;
  insert into public.notification_outbox (type, source_id, next_attempt_at)
  values ('newsletter_subscription', v_id, now())
  on conflict (type, source_id) do nothing;
  return true;
end $$;

-- Leases up to p_max notifications to the caller: what is due, what a vanished worker held, and rows
-- of p_type that nobody has tried yet. Never one that another worker holds. A fresh job application
-- counts only once its files are there. `data` is the form's row.
create function public.claim_notifications(
  p_type text default null, p_max integer default 10, p_lease_seconds integer default 150
)
returns table (id uuid, type text, attempts integer, data jsonb)
language sql volatile security invoker set search_path = ''
as $$
  with picked as (
    select o.id from public.notification_outbox o
    where (o.status = 'pending' and (
        o.next_attempt_at <= clock_timestamp()
        or (o.type = p_type and o.attempts = 0 and (
          o.type <> 'job_application'
          or exists (
            select 1 from public.job_applications j
            where j.id = o.source_id and j.cv_file_path is not null
          )
        ))
      ))
      or (o.status = 'sending' and o.locked_until < clock_timestamp())
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

-- Records how an attempt ended and answers the row's new status. The attempt's number fences off a
-- worker whose lease ran out meanwhile: it gets null and changes nothing.
create function public.finish_notification(
  p_id uuid, p_attempt integer, p_ok boolean, p_error text default null
)
returns text
language sql volatile security invoker set search_path = ''
as $$
  update public.notification_outbox o set
    status = case when p_ok then 'sent' when o.attempts >= 12 then 'dead' else 'pending' end,
    sent_at = case when p_ok then now() end,
    last_error = case when p_ok then null else left(p_error, 500) end,
    locked_until = null,
    -- 30 s, doubling, at most 6 hours
    next_attempt_at = now()
      + least(interval '6 hours', interval '30 seconds' * power(2, least(o.attempts - 1, 10)))
  where o.id = p_id and o.status = 'sending' and o.attempts = p_attempt
  returning o.status;
$$;

-- Nightly cleaning: what is only kept for running the site and no longer serves it.
create function public.purge_operational_rows() returns void
language sql volatile security invoker set search_path = ''
as $$
  delete from public.notification_outbox
    where status = 'sent' and sent_at < now() - interval '30 days';
  delete from public.rate_limits where window_start < now() - interval '1 day';
$$;

revoke all on function
  public.enqueue_newsletter_notification(text),
  public.claim_notifications(text, integer, integer),
  public.finish_notification(uuid, integer, boolean, text),
  public.purge_operational_rows()
  from public, anon, authenticated;
grant execute on function
  public.enqueue_newsletter_notification(text),
  public.claim_notifications(text, integer, integer),
  public.finish_notification(uuid, integer, boolean, text),
  public.purge_operational_rows()
  to service_role;
