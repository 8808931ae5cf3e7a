-- Fakes of the two hosted extensions that the schedule uses besides pg_cron. Requests are kept instead of sent; the
-- tests send them and look at the result.

set allow_system_table_mods = on;
create or replace view pg_catalog.pg_available_extensions as
  select e.name, e.default_version, x.extversion as installed_version, e.comment
  from pg_available_extensions() e left join pg_extension x on e.name = x.extname
  union all
  select v.name::name, '1.0', '1.0', 'fake' from (values ('pg_net'), ('supabase_vault')) v (name);

-- marked as created, so that "create extension if not exists" passes
insert into pg_catalog.pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
values (99991, 'pg_net', 10, 'public'::regnamespace, false, '1.0'),
  (99992, 'supabase_vault', 10, 'public'::regnamespace, false, '1.0');

create schema net;
create table net.requests (
  id bigint generated always as identity primary key,
  url text not null, headers jsonb not null, body jsonb not null, timeout_milliseconds integer not null
);
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
  timeout_milliseconds integer default 5000
)
returns bigint language sql as $$
  insert into net.requests (url, headers, body, timeout_milliseconds)
  values (url, headers, body, timeout_milliseconds) returning id
$$;

create schema vault;
create table vault.decrypted_secrets (name text primary key, decrypted_secret text not null);
create function vault.create_secret(new_secret text, new_name text) returns void language sql as $$
  insert into vault.decrypted_secrets (name, decrypted_secret) values (new_name, new_secret)
$$;
