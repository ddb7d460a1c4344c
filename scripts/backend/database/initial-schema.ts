/**
 * The API roles of a hosted project and their default privileges on all new objects. They are the
 * same here, so that tests find a migration that does not revoke privileges.
 */
export const API_ROLES_SQL = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end
$$;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/** History table of the Supabase CLI, and the table of savePrivileges. */
export const MIGRATION_HISTORY_SQL = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key,
  statements text[],
  name text
);
create schema if not exists embedded_backend;
create table if not exists embedded_backend.privileges (
  relation text not null,
  column_name text,
  grantee text not null,
  privilege text not null
);
`;
