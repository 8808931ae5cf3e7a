-- What an inquiry is about by its id, and inquiries without dates.
--
-- `subject` is what was asked in Swedish words, `subject_id` the value of `about` (content/subjects.ts), from which
-- e-mails name it in the reader's language. What is asked for without an arrival or a departure stores none.

alter table public.booking_inquiries
  add column subject_id text check (char_length(subject_id) <= 100),
  alter column check_in_date drop not null,
  alter column check_out_date drop not null,
  add constraint booking_inquiries_departure_has_arrival check (check_out_date is null or check_in_date is not null);

-- Gift cards had the day of the inquiry in place of dates.
update public.booking_inquiries set
  subject_id = 'gift-card-' || coalesce(nullif(regexp_replace(substring(subject from '^Presentkort, ([0-9 ]+) kr$'), ' ', '', 'g'), ''), 'own'),
  check_in_date = null,
  check_out_date = null
where subject like 'Presentkort, %';

-- As before (migration retention), for one day too.
create or replace function public.purge_expired_rows(p_now timestamptz default now()) returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  with inquiries as (
    delete from public.booking_inquiries b
    where public.kept_until(coalesce(b.check_out_date, b.check_in_date), b.created_at)
      < (p_now at time zone 'Europe/Stockholm')::date
    returning 1
  ), requests as (
    delete from public.lost_and_found l
    where public.kept_until(l.departure_date, l.created_at)
      < (p_now at time zone 'Europe/Stockholm')::date
    returning 1
  )
  select jsonb_build_object(
    'booking_inquiries', (select count(*) from inquiries),
    'lost_and_found', (select count(*) from requests)
  );
$$;
