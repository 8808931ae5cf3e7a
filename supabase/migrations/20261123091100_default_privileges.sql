-- What later migrations add is for the service key alone, as what stands before: they grant and revoke nothing.
--
-- The right of everybody to call a new function is PostgreSQL's own, which can be taken back for all schemas only
-- (https://www.postgresql.org/docs/current/sql-alterdefaultprivileges.html).
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges in schema public grant select, insert, update, delete on tables to service_role;
alter default privileges in schema public grant execute on functions to service_role;
