-- The private bucket for job applications: PDF, DOC and DOCX, each at most as large as content/facts.ts says.
-- Without a policy on storage.objects, the service key alone can read and write in it.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'job_applications',
  'job_applications',
  false,
  5242880,
  array[
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ]
)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
