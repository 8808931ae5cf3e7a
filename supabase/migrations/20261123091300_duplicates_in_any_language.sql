-- The same form sent again from the page in the other language is a duplicate too: where an answer is lost, a guest may
-- switch before sending again. The stored row keeps its language.
create or replace function public.submission_content(p_row jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select p_row
    - array['id', 'created_at', 'reference', 'language', 'cv_file_path', 'cover_letter_file_path'];
$$;
