-- Confirmations: guests get an e-mail about what they have sent (docs/decisions/0021-confirmations.md).
--
-- They are rows of the notification outbox with the audience 'guest', with the same attempts, leases and keys
-- as those to reception. At most three an hour and ten a day go to one mailbox.

alter table public.notification_outbox
  add column audience text not null default 'reception' check (audience in ('reception', 'guest')),
  drop constraint notification_outbox_type_source_id_key,
  add unique (type, source_id, audience);

-- The three functions that insert into the outbox, as before, on the new unique columns.

create or replace function public.enqueue_notification() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.notification_outbox (type, source_id, next_attempt_at)
  values (tg_argv[0], new.id, now() + tg_argv[1]::interval)
  on conflict (type, source_id, audience) do nothing;
  return null;
end $$;

create or replace function public.enqueue_newsletter_notification(p_email text) returns boolean
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
  on conflict (type, source_id, audience) do nothing;
  return true;
end $$;

-- The id of a submission stands for its notification to reception; a confirmation is queued again by its own
-- id.
create or replace function public.requeue_notification(p_id uuid) returns jsonb
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
      status = 'pending', attempts = 0, next_attempt_at = now(),
      locked_until = null, sent_at = null, last_error = null
    where o.id = v_row.id
    returning o.id into v_id;
    return jsonb_build_object('outcome', 'queued', 'id', v_id);
  end if;

  v_type := case
    when exists (select 1 from public.booking_inquiries where id = p_id) then 'booking'
    when exists (select 1 from public.lost_and_found where id = p_id) then 'lost_found'
    when exists (select 1 from public.job_applications where id = p_id) then 'job_application'
    when exists (select 1 from public.newsletter_subscriptions where id = p_id)
      then 'newsletter_subscription'
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

-- An address without letter case and without the part after a plus sign, which many providers deliver to the
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
  -- a row from further ahead was inserted before the clock was put back
  where s.created_at between now() - interval '1 day' and now() + interval '1 minute'
    and public.mailbox_of(s.email) = v_mailbox;

  if v_last_hour <= 3 and v_last_day <= 10 then
    insert into public.notification_outbox (type, source_id, audience, next_attempt_at)
    values (tg_argv[0], new.id, 'guest', now() + tg_argv[1]::interval)
    on conflict (type, source_id, audience) do nothing;
  end if;
  return null;
end $$;

revoke all on function public.mailbox_of(text), public.enqueue_confirmation()
  from public, anon, authenticated;
grant execute on function public.mailbox_of(text) to service_role;

create trigger booking_inquiries_enqueue_confirmation after insert on public.booking_inquiries
  for each row execute function public.enqueue_confirmation('booking', '1 minute');
create trigger lost_and_found_enqueue_confirmation after insert on public.lost_and_found
  for each row execute function public.enqueue_confirmation('lost_found', '1 minute');
-- An application is confirmed once its documents are stored: without them the applicant was told that it failed.
create trigger job_applications_enqueue_confirmation after update of cv_file_path on public.job_applications
  for each row when (old.cv_file_path is null and new.cv_file_path is not null)
  execute function public.enqueue_confirmation('job_application', '1 minute');

-- As before (migration notification_outbox), with the audience. p_guests: whether the caller knows the
-- messages to guests; a function deployed before this migration does not, and would send reception's twice.
drop function public.claim_notifications(text, integer, integer);
create function public.claim_notifications(
  p_type text default null,
  p_max integer default 10,
  p_lease_seconds integer default 150,
  p_guests boolean default false
)
returns table (id uuid, type text, audience text, attempts integer, data jsonb)
language sql volatile security invoker set search_path = ''
as $$
  with picked as (
    select o.id from public.notification_outbox o
    where (p_guests or o.audience = 'reception')
      and (
        (o.status = 'pending' and (
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
      )
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
  select c.id, c.type, c.audience, c.attempts, case c.type
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

revoke all on function public.claim_notifications(text, integer, integer, boolean)
  from public, anon, authenticated;
grant execute on function public.claim_notifications(text, integer, integer, boolean) to service_role;
