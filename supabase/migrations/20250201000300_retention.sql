-- Deletes personal data after the retention period of the privacy policy (RETENTION_MONTHS in
-- lib/limits.ts): messages and suggestions after 24 months, suspect messages after 3 months.

create function public.purge_expired_messages()
returns integer
language sql
volatile
security definer
set search_path = ''
as $$
  with messages as (
    delete from public.contact_messages
    where created_at < now() - case when suspect then interval '3 months' else interval '24 months' end
    returning 1
  ), suggestions as (
    delete from public.podcast_suggestions
    where created_at < now() - interval '24 months'
    returning 1
  )
  select ((select count(*) from messages) + (select count(*) from suggestions))::integer;
$$;

comment on function public.purge_expired_messages() is
  'Deletes messages and suggestions older than the privacy policy''s retention; returns how many.';

revoke all on function public.purge_expired_messages() from public, anon, authenticated;
grant execute on function public.purge_expired_messages() to service_role;

-- Runs daily where the extension pg_cron is available (hosted projects). Elsewhere, or when the
-- project does not allow it, a scheduler can call the function with the service key:
-- POST /rest/v1/rpc/purge_expired_messages.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule(
      'purge-expired-messages', '17 6 * * *', 'select public.purge_expired_messages()'
    );
  end if;
exception when others then
  raise notice 'purge_expired_messages() is not scheduled: %', sqlerrm;
end
$$;
