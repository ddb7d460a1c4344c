-- Lock for episode synchronisations: one at a time over all instances of youtube-videos, and a
-- cool-down after each complete one.

create table public.episode_syncs (
  only_row boolean primary key default true,
  run_id uuid,
  started_at timestamptz,
  finished_at timestamptz,

  constraint episode_syncs_only_row check (only_row),
  constraint episode_syncs_run_started check (run_id is null or started_at is not null)
);

comment on table public.episode_syncs is
  'One row: the synchronisation under way, if any, and when the last complete one ended.';
comment on column public.episode_syncs.only_row is 'Keeps the table to one row.';
comment on column public.episode_syncs.run_id is 'The synchronisation under way; null when there is none.';
comment on column public.episode_syncs.started_at is 'When the latest synchronisation began.';
comment on column public.episode_syncs.finished_at is
  'When the last synchronisation ended that read everything. The pause counts from here.';

alter table public.episode_syncs enable row level security;

-- No policy: only the service role has access.
revoke all on table public.episode_syncs from public, anon, authenticated;
grant all on table public.episode_syncs to service_role;

-- The row lock serializes callers. A run older than stale_after_ms is treated as crashed.
create function public.begin_episode_sync(stale_after_ms integer, cool_down_ms integer)
returns table (state text, run uuid, wait_ms integer)
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  latest public.episode_syncs;
  ready_at timestamptz;
begin
  insert into public.episode_syncs default values on conflict do nothing;
  select * into strict latest from public.episode_syncs for update;

  if latest.run_id is not null
    and latest.started_at + make_interval(secs => stale_after_ms / 1000.0) > clock_timestamp()
  then
    return query select 'running', null::uuid, null::integer;
    return;
  end if;

  ready_at := latest.finished_at + make_interval(secs => cool_down_ms / 1000.0);
  if ready_at > clock_timestamp() then
    return query select 'cooling-down', null::uuid,
      ceil(extract(epoch from ready_at - clock_timestamp()) * 1000)::integer;
    return;
  end if;

  return query
    update public.episode_syncs
    set run_id = gen_random_uuid(), started_at = clock_timestamp()
    returning 'begun', run_id, null::integer;
end;
$$;

comment on function public.begin_episode_sync(integer, integer) is
  'Begins a synchronisation (begun, with its run), or says why not: running, or cooling-down for wait_ms.';

revoke all on function public.begin_episode_sync(integer, integer) from public, anon, authenticated;
grant execute on function public.begin_episode_sync(integer, integer) to service_role;

create function public.end_episode_sync(run uuid, completed boolean)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update public.episode_syncs
  set
    run_id = null,
    finished_at = case when completed then clock_timestamp() else finished_at end
  where run_id = run;
$$;

comment on function public.end_episode_sync(uuid, boolean) is
  'Ends a synchronisation; the pause begins only after a complete one. A run that was taken over changes nothing.';

revoke all on function public.end_episode_sync(uuid, boolean) from public, anon, authenticated;
grant execute on function public.end_episode_sync(uuid, boolean) to service_role;
