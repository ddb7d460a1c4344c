-- Deletes personal data after the retention period of the privacy policy (RETENTION_MONTHS in
-- functions/_shared/contract/form.ts): messages and suggestions after 24 months, suspect messages
-- after 3 months. The state of the service, for the operator, says where that has not happened.

create function public.purge_expired_messages()
returns integer
language sql
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

-- For /api/health: e-mails that are late, were refused or wait for a valid key of the mail service,
-- and rows that should have been deleted.
create function public.service_health()
returns table (late integer, refused integer, expired integer, unauthorized integer)
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A write, because a hosted project with a full disk is read-only. A database of one's own writes
  -- into space that is there (docs/deploy.md, section 4).
  perform public.count_submission('health', 2147483647, 60);
  return query
    select
      (count(*) filter (where waiting and is_late))::integer,
      (count(*) filter (where waiting and refused_at is not null))::integer,
      (count(*) filter (where created_at < now() - retention - interval '2 days'))::integer,
      (count(*) filter (where waiting and last_delivery_error like 'UNAUTHORIZED:%'))::integer
    from (
      select
        created_at, refused_at, last_delivery_error,
        delivery_state <> 'delivered' as waiting,
        created_at < now() - interval '15 minutes'
          or public.has_future_time(created_at, next_attempt_at) as is_late,
        case when suspect then interval '3 months' else interval '24 months' end as retention
      from public.contact_messages
      union all
      select
        created_at, null, null, id in (select missed.id from public.missed_suggestions() as missed),
        created_at < now() - interval '15 minutes', interval '24 months'
      from public.podcast_suggestions
    ) as messages;
end;
$$;

comment on function public.service_health() is
  'Messages and missed suggestions whose e-mail waits for more than 15 minutes or has times in the future, was refused, waits for a valid key of the mail service, or that are past retention.';

revoke all on function public.purge_expired_messages(), public.service_health()
  from public, anon, authenticated;
grant execute on function public.purge_expired_messages(), public.service_health() to service_role;

-- Runs daily, or stops the migration where nothing would delete.
do $$
begin
  -- Where something else calls purge_expired_messages() daily, like the embedded backend:
  -- alter database <name> set primoze.retention = 'external';
  if current_setting('primoze.retention', true) = 'external' then return; end if;
  if not exists (select from pg_available_extensions where name = 'pg_cron') then
    raise exception 'Messages would never be deleted: this database has no pg_cron.'
      using hint = 'Call purge_expired_messages() daily, and set primoze.retention to external.';
  end if;
  create extension if not exists pg_cron;
  perform cron.schedule(
    'purge-expired-messages', '17 6 * * *', 'select public.purge_expired_messages()'
  );
end
$$;
