-- Everything in this schema is for the service key alone, what later migrations add as well: they grant and revoke
-- nothing. Newer hosted projects grant nothing by default and older ones grant everything, hence both.
revoke all on all tables in schema public from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
grant select, insert, update, delete on all tables in schema public to service_role;
grant execute on all functions in schema public to service_role;

-- The right of everybody to call a new function is PostgreSQL's own, which can be taken back for all schemas only
-- (https://www.postgresql.org/docs/current/sql-alterdefaultprivileges.html).
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges in schema public grant select, insert, update, delete on tables to service_role;
alter default privileges in schema public grant execute on functions to service_role;
