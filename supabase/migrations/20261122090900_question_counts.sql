-- What guests did not find among the questions: searches without a result, and answers that did not help.
--
-- Counts per day only. No row says who searched, and a query with a digit or an @ is not stored, so that no
-- telephone number, booking number or e-mail address gets in. Shown by `npm run inbox -- questions`.

create table public.search_misses (
  day date not null,
  language text not null check (language in ('sv', 'en')),
  -- normalised by lib/questions/missed-query.ts
  query text not null check (char_length(query) between 2 and 40 and query !~ '[0-9@]'),
  misses integer not null default 1,
  primary key (day, language, query)
);

create table public.question_no_votes (
  day date not null,
  question text not null check (char_length(question) between 1 and 60),
  votes integer not null default 1,
  primary key (day, question)
);

alter table public.search_misses enable row level security;
alter table public.question_no_votes enable row level security;
revoke all on public.search_misses, public.question_no_votes from public, anon, authenticated;
grant select, insert, update, delete on public.search_misses, public.question_no_votes to service_role;

-- Counts a search without a result. New queries are counted up to a number a day, so that a script cannot
-- fill the table.
create function public.count_search_miss(p_language text, p_query text) returns void
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_max_queries constant integer := 1000;
  v_day constant date := (now() at time zone 'Europe/Stockholm')::date;
begin
  update public.search_misses s set misses = least(s.misses + 1, 1000000)
    where s.day = v_day and s.language = p_language and s.query = p_query;
  if found or (select count(*) from public.search_misses s where s.day = v_day) >= v_max_queries then
    return;
  end if;
  insert into public.search_misses as s (day, language, query)
    values (v_day, p_language, p_query)
    on conflict (day, language, query) do update set misses = least(s.misses + 1, 1000000);
end $$;

-- Counts an answer that did not help. The site calls it with ids of its own questions only.
create function public.count_no_vote(p_question text) returns void
language sql volatile security invoker set search_path = ''
as $$
  insert into public.question_no_votes as v (day, question)
    values ((now() at time zone 'Europe/Stockholm')::date, p_question)
    on conflict (day, question) do update set votes = least(v.votes + 1, 1000000);
$$;

-- Deletes counts that are older than 365 days.
create function public.purge_question_counts(p_now timestamptz default now()) returns void
language sql volatile security invoker set search_path = ''
as $$
  delete from public.search_misses
    where day < (p_now at time zone 'Europe/Stockholm')::date - 365;
  delete from public.question_no_votes
    where day < (p_now at time zone 'Europe/Stockholm')::date - 365;
$$;

revoke all on function
  public.count_search_miss(text, text),
  public.count_no_vote(text),
  public.purge_question_counts(timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.count_search_miss(text, text),
  public.count_no_vote(text),
  public.purge_question_counts(timestamptz)
  to service_role;

-- On the hosted backend; the embedded one uses timers (scripts/local/schedule.ts).
do $schedule$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_cron' and installed_version is not null) then
    perform cron.schedule('purge-question-counts', '22 3 * * *', 'select public.purge_question_counts()');
  end if;
end $schedule$;
