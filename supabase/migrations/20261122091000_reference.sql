-- Reference: the short name of a submission, for the guest, the e-mails and `npm run inbox`.
--
-- `KF-` and six characters of Crockford's base 32, which has no I, L, O and U. They are the first 30 bits of
-- the row's id, so two rows may share a reference: with 5,000 rows the chance is about one in a hundred.

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

revoke all on function public.reference_of(uuid) from public, anon, authenticated;
grant execute on function public.reference_of(uuid) to service_role;

alter table public.booking_inquiries
  add column reference text not null generated always as (public.reference_of(id)) stored;
alter table public.lost_and_found
  add column reference text not null generated always as (public.reference_of(id)) stored;
alter table public.job_applications
  add column reference text not null generated always as (public.reference_of(id)) stored;

-- As before (migration duplicates), with two changes: the reference is not content, because it differs from
-- row to row, and the exception's detail names the stored row as {"reference", "created_at"}, so that the
-- same form sent again gets the same receipt.
create or replace function public.refuse_duplicate_submission() returns trigger
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_not_content constant text[] :=
    array['id', 'created_at', 'reference', 'cv_file_path', 'cover_letter_file_path'];
  v_content jsonb := to_jsonb(new) - v_not_content;
  v_completed_by text := tg_argv[0];
  v_duplicate jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || v_content::text, 0));

  execute format(
    'select to_jsonb(t) from %I.%I t
     where t.created_at > now() - interval ''24 hours'' and t.email = $1
       and to_jsonb(t) - $2 = $3
     order by t.created_at desc limit 1',
    tg_table_schema, tg_table_name
  ) into v_duplicate using new.email, v_not_content, v_content;

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
  -- a row from the future was inserted before the clock was put back, and its upload has ended
  if (v_duplicate ->> 'created_at')::timestamptz
    between now() - interval '2 minutes' and now() + interval '2 minutes' then
    raise exception 'duplicate_submission: in-progress' using errcode = '23505';
  end if;
  return new;
end $$;

-- As before (migration duplicates), without the reference.
create or replace function public.delete_incomplete_duplicates() returns trigger
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_not_content constant text[] :=
    array['id', 'created_at', 'reference', 'cv_file_path', 'cover_letter_file_path'];
begin
  delete from public.job_applications t
  where t.email = new.email and t.id <> new.id and t.cv_file_path is null
    and to_jsonb(t) - v_not_content = to_jsonb(new) - v_not_content;
  return null;
end $$;
