-- Repeat protection: the same form sent again is stored once.
--
-- A double click, a browser that sends again, or a replayed request carries the same content. Before
-- an insert, the trigger takes a lock on that content and looks for an identical row of the last
-- 24 hours; if there is one it raises 23505, which the site answers with "received". The lock ends
-- with the transaction, so parallel inserts of one content queue up and the second sees the first.
--
-- A job application is complete once its file path is written, after the upload. An identical row
-- without one is an upload under way ('in-progress', for two minutes) or one that broke off, and then
-- the guest may start afresh. The site reads which it is from the message (lib/forms/duplicates.ts).

-- tg_argv[0]: the column that shows a row to be complete, or nothing where every row is.
create function public.refuse_repeated_submission() returns trigger
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_not_content constant text[] :=
    array['id', 'created_at', 'cv_file_path', 'cover_letter_file_path'];
  v_content jsonb := to_jsonb(new) - v_not_content;
  v_completed_by text := tg_argv[0];
  v_twin jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || v_content::text, 0));

  execute format(
    'select to_jsonb(t) from %I.%I t
     where t.created_at > now() - interval ''24 hours'' and t.email = $1
       and to_jsonb(t) - $2 = $3
     order by t.created_at desc limit 1',
    tg_table_schema, tg_table_name
  ) into v_twin using new.email, v_not_content, v_content;

  if v_twin is null then
    return new;
  end if;
  if v_completed_by is null or v_twin ->> v_completed_by is not null then
    raise exception 'submission_received_once: received' using errcode = '23505';
  end if;
  if (v_twin ->> 'created_at')::timestamptz > now() - interval '2 minutes' then
    raise exception 'submission_received_once: in-progress' using errcode = '23505';
  end if;
  return new;
end $$;

revoke all on function public.refuse_repeated_submission() from public, anon, authenticated;

create trigger booking_inquiries_once before insert on public.booking_inquiries
  for each row execute function public.refuse_repeated_submission();
create trigger lost_and_found_once before insert on public.lost_and_found
  for each row execute function public.refuse_repeated_submission();
create trigger job_applications_once before insert on public.job_applications
  for each row execute function public.refuse_repeated_submission('cv_file_path');
