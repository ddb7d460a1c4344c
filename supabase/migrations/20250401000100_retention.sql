-- Deletes personal data after the retention period of the privacy policy (RETENTION_MONTHS in
-- lib/limits.ts): messages and suggestions after 24 months, suspect messages after 3 months. Also
-- deletes expired counts of the limits.

create function public.purge_expired_messages()
returns integer
language sql
security definer
set search_path = ''
as $$
  delete from public.submission_counts where resets_at < now();
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

-- Runs daily, or stops the migration where nothing would delete.
do $$
begin
  -- Where something else calls purge_expired_messages() daily, like the embedded backend:
  -- alter database <name> set primoze.retention = 'external';
  if current_setting('primoze.retention', true) = 'external' then return; end if;
  if not exists (select from pg_available_extensions where name = 'pg_cron') then
    raise exception 'Messages would never be deleted: this database has no pg_cron.'
      using hint = 'Call purge_expired_messages() daily and set primoze.retention (docs/deploy.md).';
  end if;
  create extension if not exists pg_cron;
  perform cron.schedule(
    'purge-expired-messages', '17 6 * * *', 'select public.purge_expired_messages()'
  );
end
$$;
