-- As before (migration notification_outbox), but a mail whose fourteenth lease has expired is dead: a mail that stops
-- its worker each time would hold up the others of its batch for ever. Mails of equal attempts come in another order
-- each time, so that the others are sent before it.
create or replace function public.claim_notifications(
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
