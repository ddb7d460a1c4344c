/**
 * On its first request, @supabase/lite grants the API roles all privileges on all tables (decision
 * 0002). The privileges of the migrations are therefore saved after they are applied, and restored
 * after that request.
 */

type Executor = { exec(sql: string): Promise<unknown> };

const SAVE_SQL = `
truncate embedded_backend.privileges;
insert into embedded_backend.privileges (relation, column_name, grantee, privilege)
select format('%I.%I', space.nspname, relation.relname), null, acl.grantee::regrole::text,
       acl.privilege_type
from pg_class relation
join pg_namespace space on space.oid = relation.relnamespace
cross join lateral aclexplode(relation.relacl) acl
where space.nspname = 'public' and relation.relkind in ('r', 'p', 'v', 'm')
  and acl.grantee::regrole::text in ('anon', 'authenticated', 'service_role')
union all
select format('%I.%I', space.nspname, relation.relname), attribute.attname,
       acl.grantee::regrole::text, acl.privilege_type
from pg_class relation
join pg_namespace space on space.oid = relation.relnamespace
join pg_attribute attribute on attribute.attrelid = relation.oid
cross join lateral aclexplode(attribute.attacl) acl
where space.nspname = 'public' and not attribute.attisdropped
  and acl.grantee::regrole::text in ('anon', 'authenticated', 'service_role');
`;

const RESTORE_SQL = `
begin;
revoke all on all tables in schema public from anon, authenticated, service_role;
do $$
declare
  granted record;
begin
  for granted in select * from embedded_backend.privileges loop
    execute format(
      'grant %s%s on table %s to %I',
      granted.privilege,
      case when granted.column_name is null then '' else format(' (%I)', granted.column_name) end,
      granted.relation,
      granted.grantee
    );
  end loop;
end
$$;
commit;
`;

/** Saves the privileges of the API roles on tables and columns. */
export async function savePrivileges(database: Executor): Promise<void> {
  await database.exec(SAVE_SQL);
}

/** Restores the saved privileges and revokes all others. */
export async function restorePrivileges(database: Executor): Promise<void> {
  await database.exec(RESTORE_SQL);
}
