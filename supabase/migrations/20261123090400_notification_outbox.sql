-- Notification outbox: every stored form reaches reception (docs/decisions/0005-notification-outbox.md).
--
-- A trigger inserts an outbox row in the transaction that stores the form. The function
-- send-notification-email claims rows, builds each message from the form's row, sends it and reports the
-- result. Failures are retried with growing pauses; after fourteen attempts a row is 'dead' and waits for
-- an operator. What the provider refuses for good, such as a mistyped email, is 'rejected' at once. The id
-- is the idempotency key at the mail provider. The outbox holds no personal data.

create table public.notification_outbox (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  type text not null
    check (type in ('booking', 'lost_found', 'job_application', 'newsletter_subscription')),
  source_id uuid not null,
  audience text not null default 'reception' check (audience in ('reception', 'guest')),
  status text not null default 'pending'
    check (status in ('pending', 'sending', 'sent', 'dead', 'rejected')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  locked_until timestamptz,
  last_error text,
  sent_at timestamptz,
  unique (type, source_id, audience)
);
create index notification_outbox_due on public.notification_outbox (next_attempt_at)
  where status in ('pending', 'sending');

alter table public.notification_outbox enable row level security;

-- The row with this id, whatever its table.
create function public.submission(p_id uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select to_jsonb(t) from public.booking_inquiries t where t.id = p_id
  union all
  select to_jsonb(t) from public.lost_and_found t where t.id = p_id
  union all
  select to_jsonb(t) from public.job_applications t where t.id = p_id
  union all
  select to_jsonb(t) from public.newsletter_subscriptions t where t.id = p_id;
$$;

-- tg_argv[0]: the notification's type. tg_argv[1]: how long the schedule leaves the message to the site's
-- own call. tg_argv[2]: the audience, reception where there is none.
create function public.enqueue_notification() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.notification_outbox (type, source_id, audience, next_attempt_at)
  values (tg_argv[0], new.id, coalesce(tg_argv[2], 'reception'), now() + tg_argv[1]::interval)
  on conflict (type, source_id, audience) do nothing;
  return null;
end $$;

-- Deletes the notifications about a deleted row, sent or not.
create function public.delete_notifications() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.notification_outbox where source_id = old.id;
  return null;
end $$;

create trigger booking_inquiries_enqueue_notification after insert on public.booking_inquiries
  for each row execute function public.enqueue_notification('booking', '1 minute');
create trigger lost_and_found_enqueue_notification after insert on public.lost_and_found
  for each row execute function public.enqueue_notification('lost_found', '1 minute');
-- longer, because the files are uploaded between the insert and the site's call
create trigger job_applications_enqueue_notification after insert on public.job_applications
  for each row execute function public.enqueue_notification('job_application', '5 minutes');

create trigger booking_inquiries_delete_notifications after delete on public.booking_inquiries
  for each row execute function public.delete_notifications();
create trigger lost_and_found_delete_notifications after delete on public.lost_and_found
  for each row execute function public.delete_notifications();
create trigger job_applications_delete_notifications after delete on public.job_applications
  for each row execute function public.delete_notifications();
create trigger newsletter_subscriptions_delete_notifications after delete on public.newsletter_subscriptions
  for each row execute function public.delete_notifications();

-- Leases up to p_max notifications to the caller: those that are due, those whose lease has expired, and
-- those of p_type that were never attempted. A new job application counts only once its files are
-- uploaded. `data` is the form's row. One whose fourteenth lease has expired is dead: a mail that stops its worker each
-- time would hold up the others of its batch for ever. Those of equal attempts come in another order each time, so that
-- the others are sent before it.
create function public.claim_notifications(
  p_type text default null,
  p_max integer default 10,
  p_lease_seconds integer default 150
)
returns table (id uuid, type text, audience text, attempts integer, data jsonb)
language sql volatile security invoker set search_path = ''
as $$
  update public.notification_outbox o set
    status = 'dead', locked_until = null, last_error = 'the worker stopped each time'
  where o.status = 'sending' and o.locked_until < clock_timestamp() and o.attempts >= 14;

  with picked as (
    select o.id from public.notification_outbox o
    where (o.status = 'sending' and o.locked_until < clock_timestamp())
      or (o.status = 'pending' and (
        o.next_attempt_at <= clock_timestamp()
        or (o.type = p_type and o.attempts = 0 and (
          o.type <> 'job_application'
          or exists (
            select 1 from public.job_applications j
            where j.id = o.source_id and j.cv_file_path is not null
          )
        ))
      ))
    order by o.next_attempt_at, o.audience desc
    limit least(greatest(p_max, 1), 50)
    for update skip locked
  ), claimed as (
    update public.notification_outbox o set
      status = 'sending',
      attempts = o.attempts + 1,
      locked_until = clock_timestamp() + make_interval(secs => p_lease_seconds)
    from picked
    where o.id = picked.id
    returning o.id, o.type, o.audience, o.source_id, o.attempts
  )
  select c.id, c.type, c.audience, c.attempts, public.submission(c.source_id)
  from claimed c
  order by c.attempts, random();
$$;

-- Records the result of an attempt and returns the new status. A worker whose lease has expired reports
-- an outdated attempt number: nothing changes, and it gets null. The last of the fourteen attempts comes
-- 26 hours after the first, so that nobody has to act when the mail provider is away for a day. p_rejected:
-- no further attempt can succeed.
create function public.finish_notification(
  p_id uuid, p_attempt integer, p_ok boolean, p_error text default null, p_rejected boolean default false
)
returns text
language sql volatile security invoker set search_path = ''
as $$
  update public.notification_outbox o set
    status = case
      when p_ok then 'sent' when p_rejected then 'rejected' when o.attempts >= 14 then 'dead' else 'pending'
    end,
    sent_at = case when p_ok then now() end,
    last_error = case when p_ok then null else left(p_error, 500) end,
    locked_until = null,
    -- 30 s, doubling, at most 6 hours
    next_attempt_at = now()
      + least(interval '6 hours', interval '30 seconds' * power(2, least(o.attempts - 1, 10)))
  where o.id = p_id and o.status = 'sending' and o.attempts = p_attempt
  returning o.status;
$$;

-- Queues a notification again at an operator's request, whatever its status. p_id is the id of the
-- notification or of the row it is about, which stands for the notification to reception. One that was not
-- sent keeps its id, so that the mail provider still recognises it. A sent one gets a new id, because the
-- provider would ignore the old one as a duplicate; so does one that was purged. It waits from now on: the health check
-- reports mail that waits for long. A newsletter sign-up has a notification only if it came from the pop-up: none is
-- queued here for another.
--
-- Returns {"outcome": "queued" | "sending" | "unknown", "id": the notification's id or null}.
create function public.requeue_notification(p_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_row public.notification_outbox;
  v_type text;
  v_id uuid;
begin
  select * into v_row from public.notification_outbox o
    where o.id = p_id or (o.source_id = p_id and o.audience = 'reception') for update;

  if v_row.id is not null then
    if v_row.status = 'sending' and v_row.locked_until > clock_timestamp() then
      return jsonb_build_object('outcome', 'sending', 'id', v_row.id);
    end if;
    update public.notification_outbox o set
      id = case when v_row.status = 'sent' then gen_random_uuid() else o.id end,
      status = 'pending', attempts = 0, created_at = now(), next_attempt_at = now(),
      locked_until = null, sent_at = null, last_error = null
    where o.id = v_row.id
    returning o.id into v_id;
    return jsonb_build_object('outcome', 'queued', 'id', v_id);
  end if;

  v_type := case
    when exists (select 1 from public.booking_inquiries where id = p_id) then 'booking'
    when exists (select 1 from public.lost_and_found where id = p_id) then 'lost_found'
    when exists (select 1 from public.job_applications where id = p_id) then 'job_application'
  end;
  if v_type is null then
    return jsonb_build_object('outcome', 'unknown', 'id', null);
  end if;
  insert into public.notification_outbox (type, source_id, next_attempt_at)
  values (v_type, p_id, now())
  on conflict (type, source_id, audience) do update set next_attempt_at = now()
  returning id into v_id;
  return jsonb_build_object('outcome', 'queued', 'id', v_id);
end $$;
