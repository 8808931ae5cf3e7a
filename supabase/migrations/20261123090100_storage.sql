-- The private bucket for the documents of job applications.
--
-- File types and size are those of the form (content/facts.ts). There is no policy on storage.objects,
-- so only the service key can read and write.

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
);
