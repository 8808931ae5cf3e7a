-- As before (migration notification_outbox), and a mail that is queued again waits from then on: the health check reports
-- mail that waits for long.
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
