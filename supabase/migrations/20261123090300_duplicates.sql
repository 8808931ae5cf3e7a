-- Duplicate submissions: the same form sent again is stored once (docs/decisions/0006-duplicate-submissions.md).
--
-- A double click, a browser that repeats a request and a replayed request carry the same content.
-- Before an insert, a trigger locks that content and looks for an identical row of the last 24 hours.
-- If there is one it raises 23505, which the site reports as received. The lock is held until the
-- transaction ends, so parallel inserts of the same content queue and the second one sees the first.
--
-- A job application is complete when its file path is written, after the upload. An identical row
-- without one is either being uploaded ('in-progress', for two minutes) or incomplete for good, and
-- then the applicant may send again. The site reads which it is from the message of the exception
-- (components/forms/core/stored-row.ts). The detail of the exception names the stored row as {"reference", "created_at"},
-- so that the same form sent again gets the same receipt.

-- What the guest sent, without what the hotel adds to a row. The page's language does not count, because a guest whose
-- answer was lost may switch before sending again, nor does the letter case of the email, which browsers and phones change.
create function public.submission_content(p_row jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select p_row
    - array['id', 'created_at', 'reference', 'language', 'cv_file_path', 'cover_letter_file_path']
    || jsonb_build_object('email', lower(p_row ->> 'email'));
$$;

-- tg_argv[0]: the column that is set when a row is complete; none where every row is complete.
create function public.refuse_duplicate_submission() returns trigger
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_content jsonb := public.submission_content(to_jsonb(new));
  v_completed_by text := tg_argv[0];
  v_duplicate jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || v_content::text, 0));

  execute format(
    'select to_jsonb(t) from %I.%I t
     where t.created_at > now() - interval ''24 hours'' and lower(t.email) = lower($1)
       and public.submission_content(to_jsonb(t)) = $2
     order by t.created_at desc limit 1',
    tg_table_schema, tg_table_name
  ) into v_duplicate using new.email, v_content;

  if v_duplicate is null then
    return new;
  end if;
  if v_completed_by is null or v_duplicate ->> v_completed_by is not null then
    raise exception 'duplicate_submission: received' using
      errcode = '23505',
      detail = jsonb_build_object(
        'reference', v_duplicate -> 'reference', 'created_at', v_duplicate -> 'created_at'
      )::text;
  end if;
  if (v_duplicate ->> 'created_at')::timestamptz > now() - interval '2 minutes' then
    raise exception 'duplicate_submission: in-progress' using errcode = '23505';
  end if;
  return new;
end $$;

-- Deletes the incomplete rows of an application once a later one with the same content is complete, and
-- with them the notifications about a missing CV.
create function public.delete_incomplete_duplicates() returns trigger
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  delete from public.job_applications t
  where lower(t.email) = lower(new.email) and t.id <> new.id and t.cv_file_path is null
    and public.submission_content(to_jsonb(t)) = public.submission_content(to_jsonb(new));
  return null;
end $$;

create trigger booking_inquiries_refuse_duplicate before insert on public.booking_inquiries
  for each row execute function public.refuse_duplicate_submission();
create trigger lost_and_found_refuse_duplicate before insert on public.lost_and_found
  for each row execute function public.refuse_duplicate_submission();
create trigger job_applications_refuse_duplicate before insert on public.job_applications
  for each row execute function public.refuse_duplicate_submission('cv_file_path');

create trigger job_applications_delete_incomplete after update of cv_file_path on public.job_applications
  for each row when (old.cv_file_path is null and new.cv_file_path is not null)
  execute function public.delete_incomplete_duplicates();
