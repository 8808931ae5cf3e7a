-- Newsletter: notifications of sign-ups, and the unsubscribe link.

-- Queues the notification of a stored sign-up, once however often it is called. Reception is notified of
-- sign-ups in the pop-up alone, and the inserted row is the email alone: the site therefore calls this
-- before it answers the guest, and send-notification-email calls it again. False where the email is not
-- subscribed.
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
  values ('newsletter_subscription', v_id, now() + interval '1 minute')
  on conflict (type, source_id, audience) do nothing;
  return true;
end $$;

-- Deletes the subscription with this unsubscribe token. False where there is none, which is no error: a
-- link may be used twice.
create function public.end_newsletter_subscription(p_token uuid) returns boolean
language sql volatile security invoker set search_path = ''
as $$
  with ended as (
    delete from public.newsletter_subscriptions
    where unsubscribe_token = p_token
    returning 1
  )
  select exists (select 1 from ended);
$$;
