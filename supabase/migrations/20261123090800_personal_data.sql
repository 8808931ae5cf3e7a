-- Personal data of one guest: access, portability and erasure (GDPR, articles 15, 20 and 17). Called by
-- `npm run person`.
--
-- p_who is an email, which means everything that was sent with it, or the id or reference of one
-- submission, which means that submission alone. Letter case is ignored.

-- Everything that is stored about p_who: rows of the four tables, and their notifications.
create function public.person_data(p_who text) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  with asked as (select lower(btrim(p_who)) as who),
  found as (
    select jsonb_build_object(
      'booking_inquiries', (
        select coalesce(jsonb_agg(to_jsonb(t) order by t.created_at), '[]')
        from public.booking_inquiries t where asked.who in (lower(t.email), lower(t.reference), t.id::text)),
      'lost_and_found', (
        select coalesce(jsonb_agg(to_jsonb(t) order by t.created_at), '[]')
        from public.lost_and_found t where asked.who in (lower(t.email), lower(t.reference), t.id::text)),
      'job_applications', (
        select coalesce(jsonb_agg(to_jsonb(t) order by t.created_at), '[]')
        from public.job_applications t where asked.who in (lower(t.email), lower(t.reference), t.id::text)),
      'newsletter_subscriptions', (
        select coalesce(jsonb_agg(to_jsonb(t) order by t.created_at), '[]')
        from public.newsletter_subscriptions t where asked.who in (lower(t.email), t.id::text))
    ) as submissions
    from asked
  )
  select submissions || jsonb_build_object('notification_outbox', (
    select coalesce(jsonb_agg(to_jsonb(o) order by o.created_at), '[]')
    from public.notification_outbox o
    where o.source_id::text in (select jsonb_path_query(submissions, '$.*[*].id') #>> '{}')))
  from found;
$$;

-- Submissions of other guests that mention the email in a text. An operator has to read them, because
-- they are those guests' data too.
create function public.person_mentions(p_email text)
returns table (table_name text, id uuid)
language sql stable security invoker set search_path = ''
as $$
  with asked as (select lower(btrim(p_email)) as email),
  rows as (
    select 'booking_inquiries' as table_name, t.id, t.email, to_jsonb(t)::text as content
      from public.booking_inquiries t
    union all
    select 'lost_and_found', t.id, t.email, to_jsonb(t)::text from public.lost_and_found t
    union all
    select 'job_applications', t.id, t.email, to_jsonb(t)::text from public.job_applications t)
  select r.table_name, r.id from rows r, asked
  where asked.email <> '' and lower(r.email) <> asked.email
    and position(asked.email in lower(r.content)) > 0;
$$;

-- Deletes what person_data returns, in one transaction, and returns the number of rows deleted from each
-- table. Files are deleted before, through the storage API. All counters of the rate limiter are deleted,
-- because nobody can tell whose they are; the table is locked first, so that this waits for calls that
-- hold counters instead of deadlocking with them. Hosted projects refuse a deletion without a condition, in functions
-- too (https://github.com/eradman/pg-safeupdate).
create function public.erase_person(p_who text) returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_data jsonb := public.person_data(p_who);
  v_ids uuid[] := array(select (jsonb_path_query(v_data, '$.*[*].id') #>> '{}')::uuid);
  v_counters integer;
begin
  lock table public.rate_limits in share row exclusive mode;
  -- with their notifications (trigger delete_notifications)
  delete from public.booking_inquiries where id = any (v_ids);
  delete from public.lost_and_found where id = any (v_ids);
  delete from public.job_applications where id = any (v_ids);
  delete from public.newsletter_subscriptions where id = any (v_ids);
  delete from public.rate_limits where true;
  get diagnostics v_counters = row_count;
  return (select jsonb_object_agg(key, jsonb_array_length(value)) from jsonb_each(v_data))
    || jsonb_build_object('rate_limits', v_counters);
end $$;
