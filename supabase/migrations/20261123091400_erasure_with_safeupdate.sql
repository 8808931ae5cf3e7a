-- As before (migration personal_data). Hosted projects load safeupdate for their API, which refuses a deletion without
-- a condition, in functions too (https://github.com/eradman/pg-safeupdate).
create or replace function public.erase_person(p_who text) returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_data jsonb := public.person_data(p_who);
  v_ids uuid[] := array(select (jsonb_path_query(v_data, '$.*[*].id') #>> '{}')::uuid);
  v_counters integer;
begin
  lock table public.rate_limits in share row exclusive mode;
  -- with their notifications (trigger delete_notifications)
  delete from public.booking_inquiries where id = any (v_ids);
  delete from public.lost_and_found where id = any (v_ids);
  delete from public.job_applications where id = any (v_ids);
  delete from public.newsletter_subscriptions where id = any (v_ids);
  delete from public.rate_limits where true;
  get diagnostics v_counters = row_count;
  return (select jsonb_object_agg(key, jsonb_array_length(value)) from jsonb_each(v_data))
    || jsonb_build_object('rate_limits', v_counters);
end $$;
