-- A newsletter sign-up in the pop-up queues its notification in its own transaction, as every other
-- form does. The inserted row holds only the address (call 9 in docs/behaviour.md), and only sign-ups
-- in the pop-up are notified (call 10), so the site names the source in a request header, which
-- PostgREST passes on as a setting. When a sign-up comes without that header and the site then calls
-- send-notification-email, that function queues the notification.
create trigger newsletter_subscriptions_notify after insert on public.newsletter_subscriptions
  for each row
  when (nullif(current_setting('request.headers', true), '')::json ->> 'x-newsletter-source' = 'popup')
  execute function public.enqueue_notification('newsletter_subscription', '1 minute');
