-- Personal data of one guest, by e-mail address in any letter case: access, portability and erasure
-- (GDPR, articles 15, 20 and 17). Called by `npm run person`.

-- Everything that is stored about an address: its rows in the four tables, and their notifications.
create function public.person_data(p_email text) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  with asked as (select lower(btrim(p_email)) as email),
  bookings as (
    select t.* from public.booking_inquiries t, asked where lower(t.email) = asked.email),
  lost as (
    select t.* from public.lost_and_found t, asked where lower(t.email) = asked.email),
  jobs as (
    select t.* from public.job_applications t, asked where lower(t.email) = asked.email),
  newsletter as (
    select t.* from public.newsletter_subscriptions t, asked where lower(t.email) = asked.email),
  sources as (
    select id from bookings union all select id from lost
    union all select id from jobs union all select id from newsletter)
  select jsonb_build_object(
    'booking_inquiries',
      coalesce((select jsonb_agg(to_jsonb(t) order by t.created_at) from bookings t), '[]'),
    'lost_and_found',
      coalesce((select jsonb_agg(to_jsonb(t) order by t.created_at) from lost t), '[]'),
    'job_applications',
      coalesce((select jsonb_agg(to_jsonb(t) order by t.created_at) from jobs t), '[]'),
    'newsletter_subscriptions',
      coalesce((select jsonb_agg(to_jsonb(t) order by t.created_at) from newsletter t), '[]'),
    'notification_outbox',
      coalesce((
        select jsonb_agg(to_jsonb(o) order by o.created_at) from public.notification_outbox o
        where o.source_id in (select id from sources)), '[]')
  );
$$;

-- Submissions of other guests that mention the address in a text. An operator has to read them, because
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
-- hold counters instead of deadlocking with them.
create function public.erase_person(p_email text) returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_email text := lower(btrim(p_email));
  v_notifications integer;
  v_counts jsonb;
begin
  v_notifications := jsonb_array_length(public.person_data(v_email) -> 'notification_outbox');
  lock table public.rate_limits in share row exclusive mode;
  with bookings as (
    delete from public.booking_inquiries where lower(email) = v_email returning 1),
  lost as (
    delete from public.lost_and_found where lower(email) = v_email returning 1),
  jobs as (
    delete from public.job_applications where lower(email) = v_email returning 1),
  newsletter as (
    delete from public.newsletter_subscriptions where lower(email) = v_email returning 1),
  counters as (
    delete from public.rate_limits returning 1)
  select jsonb_build_object(
    'booking_inquiries', (select count(*) from bookings),
    'lost_and_found', (select count(*) from lost),
    'job_applications', (select count(*) from jobs),
    'newsletter_subscriptions', (select count(*) from newsletter),
    'notification_outbox', v_notifications,
    'rate_limits', (select count(*) from counters)
  ) into v_counts;
  return v_counts;
end $$;

revoke all on function
  public.person_data(text),
  public.person_mentions(text),
  public.erase_person(text)
  from public, anon, authenticated;
grant execute on function
  public.person_data(text),
  public.person_mentions(text),
  public.erase_person(text)
  to service_role;
