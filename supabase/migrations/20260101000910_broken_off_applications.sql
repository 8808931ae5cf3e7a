-- An applicant whose upload broke off with a server sends again after two minutes, as a new row. Once
-- that one has its documents, the row that broke off serves nobody: it goes, and with it the
-- notification that would tell the hotel of a missing CV.
create function public.forget_broken_off_twins() returns trigger
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_not_content constant text[] :=
    array['id', 'created_at', 'cv_file_path', 'cover_letter_file_path'];
begin
  delete from public.job_applications t
  where t.email = new.email and t.id <> new.id and t.cv_file_path is null
    and to_jsonb(t) - v_not_content = to_jsonb(new) - v_not_content;
  return null;
end $$;

revoke all on function public.forget_broken_off_twins() from public, anon, authenticated;

create trigger job_applications_complete after update of cv_file_path on public.job_applications
  for each row when (old.cv_file_path is null and new.cv_file_path is not null)
  execute function public.forget_broken_off_twins();
