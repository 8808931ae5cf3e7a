-- As before (migration duplicates_in_any_language), whatever the letter case of the email: browsers and phones change it.
create or replace function public.submission_content(p_row jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select p_row
    - array['id', 'created_at', 'reference', 'language', 'cv_file_path', 'cover_letter_file_path']
    || jsonb_build_object('email', lower(p_row ->> 'email'));
$$;

create or replace function public.refuse_duplicate_submission() returns trigger
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
create or replace function public.delete_incomplete_duplicates() returns trigger
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  delete from public.job_applications t
  where lower(t.email) = lower(new.email) and t.id <> new.id and t.cv_file_path is null
    and public.submission_content(to_jsonb(t)) = public.submission_content(to_jsonb(new));
  return null;
end $$;
