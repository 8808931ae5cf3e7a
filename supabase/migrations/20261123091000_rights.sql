-- Everything in this schema is for the service key alone. Newer hosted projects grant nothing by default and older
-- ones grant everything, hence both. A later migration that adds a table or a function repeats these statements.
revoke all on all tables in schema public from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
grant select, insert, update, delete on all tables in schema public to service_role;
grant execute on all functions in schema public to service_role;
