-- A newsletter sign-up in the pop-up queues its notification in its own transaction, as every other
-- form does. Its insert carries the address alone (site.md, section 7, call 9), and only sign-ups of
-- the pop-up are notified (call 10), so the site names the source in a header of the request, which
-- PostgREST hands on as a setting. The function still queues what a call without that header asks for.
create trigger newsletter_subscriptions_notify after insert on public.newsletter_subscriptions
  for each row
  when (nullif(current_setting('request.headers', true), '')::json ->> 'x-newsletter-source' = 'popup')
  execute function public.enqueue_notification('newsletter_subscription', '1 minute');
