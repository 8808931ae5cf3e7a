-- Lets a receipt tell whether an e-mail confirms it: above the limits of enqueue_confirmation none is queued, and
-- the page must not promise one (docs/decisions/0021-confirmations.md).

create index notification_outbox_confirmation on public.notification_outbox (public.reference_of(source_id))
  where audience = 'guest';

-- Whether a confirmation of the submission with a reference has been queued, sent or not.
create function public.has_confirmation(p_reference text) returns boolean
language sql stable security invoker set search_path = ''
as $$
  select exists (
    select 1 from public.notification_outbox o
    where o.audience = 'guest' and public.reference_of(o.source_id) = p_reference
  );
$$;

revoke all on function public.has_confirmation(text) from public, anon, authenticated;
grant execute on function public.has_confirmation(text) to service_role;
