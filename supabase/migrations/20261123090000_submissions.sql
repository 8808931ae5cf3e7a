-- The tables for what guests send: inquiries, lost-and-found requests, job applications, newsletter sign-ups.
--
-- Only the site's server may touch them, with the service key: row-level security is on without any
-- policy, and rights are granted to service_role alone (migration rights).
--
-- The checks repeat the forms' rules and are never stricter. Upper limits count characters and equal
-- FIELD_LIMITS in components/forms/core/limits.ts. Lower limits count bytes, because a browser counts an emoji as
-- two characters and char_length counts it as one.

-- The short name of a submission, for the guest, the emails and `npm run inbox`: `KF-` and six characters of
-- Crockford's base 32, which has no I, L, O and U. They are the first 30 bits of the row's id, so two rows may
-- share a reference: with 5,000 rows the chance is about one in a hundred.
create function public.reference_of(p_id uuid) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select 'KF-' || string_agg(
    substr(
      '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
      1 + ((('x' || left(p_id::text, 8))::bit(32)::bigint >> low_bit) & 31)::integer,
      1
    ),
    '' order by low_bit desc
  )
  from generate_series(2, 27, 5) as low_bit;
$$;

create table public.booking_inquiries (
  id uuid primary key default gen_random_uuid(),
  reference text not null generated always as (public.reference_of(id)) stored,
  created_at timestamptz not null default now(),
  -- of the page that the form was sent from
  language text not null default 'sv' check (language in ('sv', 'en')),
  name text not null check (octet_length(btrim(name)) >= 2 and char_length(name) <= 200),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  phone text not null check (octet_length(btrim(phone)) >= 6 and char_length(phone) <= 60),
  company text check (char_length(company) <= 200),
  -- text, not a number: business guests write "20-25" or "cirka 40"
  participants text not null check (btrim(participants) <> '' and char_length(participants) <= 100),
  nights text check (char_length(nights) <= 60),
  -- what is asked for without an arrival or a departure has none
  check_in_date date,
  check_out_date date,
  category text not null check (category in
    ('weekend', 'relax', 'senior', 'conference', 'event', 'julbord', 'nyar', 'other')),
  form_type text not null check (form_type in ('business', 'private')),
  -- Swedish title of what the guest clicked, such as a treatment or a gift card; null where nothing was
  subject text check (char_length(subject) <= 200),
  -- its id (content/subjects.ts), from which emails name it in the reader's language
  subject_id text check (char_length(subject_id) <= 100),
  conference_type text check (conference_type in ('day', 'overnight', 'custom', 'teambuilding')),
  package_type text check (package_type in
    ('weekend', 'hostreatreat', 'harliga-fredag', 'spa-weekend', 'dagspa', 'senior')),
  -- text, not boolean: the form sends 'yes' or 'no', and null where the question is not asked
  needs_accommodation text check (needs_accommodation in ('yes', 'no')),
  accommodation_notes text check (char_length(accommodation_notes) <= 5000),
  -- JSON text of four flags: lunch, dinner, morningCoffee, afternoonCoffee
  meals text check (char_length(meals) <= 5000),
  dietary_requirements text check (char_length(dietary_requirements) <= 5000),
  technical_equipment text check (char_length(technical_equipment) <= 5000),
  additional_requests text check (char_length(additional_requests) <= 5000),
  request_spa boolean not null default false,
  request_activity boolean not null default false,
  mothers_day_option text check (char_length(mothers_day_option) <= 5000),
  constraint booking_inquiries_dates_in_order check (check_out_date >= check_in_date),
  constraint booking_inquiries_departure_has_arrival check (check_out_date is null or check_in_date is not null),
  constraint booking_inquiries_business_names_company
    check (form_type = 'private' or (company is not null and octet_length(btrim(company)) >= 2))
);

create table public.lost_and_found (
  id uuid primary key default gen_random_uuid(),
  reference text not null generated always as (public.reference_of(id)) stored,
  created_at timestamptz not null default now(),
  language text not null default 'sv' check (language in ('sv', 'en')),
  name text not null check (octet_length(btrim(name)) >= 2 and char_length(name) <= 200),
  address text not null check (octet_length(btrim(address)) >= 2 and char_length(address) <= 200),
  zip_code text not null check (zip_code ~ '^[0-9]{5,20}$'),
  city text not null check (octet_length(btrim(city)) >= 2 and char_length(city) <= 100),
  phone text not null check (octet_length(btrim(phone)) >= 7 and char_length(phone) <= 60),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  booking_number text check (char_length(booking_number) <= 60),
  room_number text check (char_length(room_number) <= 60),
  arrival_date date not null,
  departure_date date not null,
  item_description text not null
    check (octet_length(btrim(item_description)) >= 5 and char_length(item_description) <= 5000),
  constraint lost_and_found_dates_in_order check (departure_date >= arrival_date),
  -- one day of tolerance for a guest whose clock is ahead of the hotel's
  constraint lost_and_found_dates_not_in_future
    check (departure_date <= (created_at at time zone 'Europe/Stockholm')::date + 1)
);

create table public.job_applications (
  id uuid primary key default gen_random_uuid(),
  reference text not null generated always as (public.reference_of(id)) stored,
  created_at timestamptz not null default now(),
  language text not null default 'sv' check (language in ('sv', 'en')),
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  phone text check (char_length(phone) <= 60),
  message text check (char_length(message) <= 10000),
  job_title text not null check (btrim(job_title) <> '' and char_length(job_title) <= 200),
  -- written after the files are uploaded
  cv_file_path text check (char_length(cv_file_path) <= 300),
  cover_letter_file_path text check (char_length(cover_letter_file_path) <= 300)
);

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  -- part of the unsubscribe link
  unsubscribe_token uuid not null default gen_random_uuid() unique
);

-- One subscription per email, whatever its letter case.
create unique index newsletter_subscriptions_email_key
  on public.newsletter_subscriptions (lower(email));

-- For the search for duplicates among the rows of the last day.
create index booking_inquiries_recent on public.booking_inquiries (created_at);
create index lost_and_found_recent on public.lost_and_found (created_at);
create index job_applications_recent on public.job_applications (created_at);

alter table public.booking_inquiries enable row level security;
alter table public.lost_and_found enable row level security;
alter table public.job_applications enable row level security;
alter table public.newsletter_subscriptions enable row level security;
