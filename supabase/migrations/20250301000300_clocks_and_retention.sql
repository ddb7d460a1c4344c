-- Claims independent of the query plan, a synchronisation that survives a wrong clock, and a
-- retention that is scheduled or stops the migration.

-- Materialized: under a nested loop, Postgres may evaluate a subquery with LIMIT once per row and
-- then claims more messages than the limit.
create or replace function public.claim_due_messages(
  max_messages integer default 10,
  only_id uuid default null,
  lease_seconds integer default 60
)
returns setof public.contact_messages
language sql
volatile
security definer
set search_path = ''
as $$
  with due as materialized (
    select waiting.id
    from public.contact_messages as waiting
    where waiting.delivery_state <> 'delivered'
      and not waiting.suspect
      and waiting.next_attempt_at <= now()
      and (only_id is null or waiting.id = only_id)
    order by waiting.next_attempt_at
    limit least(greatest(max_messages, 0), 100)
    for update skip locked
  )
  update public.contact_messages as message
  set
    delivery_attempts = message.delivery_attempts + 1,
    next_attempt_at = now() + make_interval(secs => greatest(lease_seconds, 1))
  from due
  where message.id = due.id
  returning message.*;
$$;

-- Times in the future were written before the clock went back: they start and stop nothing.
create or replace function public.begin_episode_sync(stale_after_ms integer, cool_down_ms integer)
returns table (state text, run uuid, wait_ms integer)
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  latest public.episode_syncs;
  stale_after interval := make_interval(secs => stale_after_ms / 1000.0);
  cool_down interval := make_interval(secs => cool_down_ms / 1000.0);
  present timestamptz;
begin
  insert into public.episode_syncs default values on conflict do nothing;
  select * into strict latest from public.episode_syncs for update;
  -- After the lock, since another caller may have held it for a while.
  present := clock_timestamp();

  if latest.run_id is not null
    and latest.started_at <= present and present < latest.started_at + stale_after
  then
    return query select 'running', null::uuid, null::integer;
    return;
  end if;

  if latest.finished_at <= present and present < latest.finished_at + cool_down then
    return query select 'cooling-down', null::uuid,
      ceil(extract(epoch from latest.finished_at + cool_down - present) * 1000)::integer;
    return;
  end if;

  return query
    update public.episode_syncs
    set run_id = gen_random_uuid(), started_at = present
    returning 'begun', run_id, null::integer;
end;
$$;

-- Deletes expired counts too, and schedules itself.
create or replace function public.purge_expired_messages()
returns integer
language sql
volatile
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

do $$
begin
  -- The embedded backend purges by itself (scripts/backend/retention.ts).
  if to_regnamespace('embedded_backend') is not null then return; end if;
  -- Where something else calls purge_expired_messages() daily:
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
