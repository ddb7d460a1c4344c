-- Podcast episodes with the field names of specification §3.3. The function youtube-videos writes
-- them, and the function fetch-episodios reads them.

create table public.episodes (
  youtube_video_id text primary key,
  titulo text not null,
  descricao text not null default '',
  thumbnail_url text not null default '',
  data_publicacao timestamptz not null,
  updated_at timestamptz not null default now(),

  constraint episodes_youtube_video_id_shape check (youtube_video_id ~ '^[A-Za-z0-9_-]{6,64}$'),
  constraint episodes_titulo_length check (char_length(titulo) between 1 and 1000),
  constraint episodes_descricao_length check (char_length(descricao) <= 20000),
  constraint episodes_thumbnail_url_length check (char_length(thumbnail_url) <= 2000)
);

comment on table public.episodes is 'Podcast episodes, as last read from the video platform.';

create index episodes_data_publicacao on public.episodes (data_publicacao desc);

alter table public.episodes enable row level security;

-- This table is the lock of synchronisations: one runs at a time, whatever the number of instances
-- of youtube-videos, and a pause follows each complete one.

create table public.episode_syncs (
  only_row boolean primary key default true,
  run_id uuid,
  started_at timestamptz,
  finished_at timestamptz,
  imported_at timestamptz,

  constraint episode_syncs_only_row check (only_row),
  constraint episode_syncs_run_started check (run_id is null or started_at is not null)
);

comment on table public.episode_syncs is
  'One row: the synchronisation under way, if any, and when the last complete one ended.';
comment on column public.episode_syncs.finished_at is
  'When the last synchronisation ended that read everything. The pause counts from here.';
comment on column public.episode_syncs.imported_at is
  'When the latest import of a single video began. Its pause counts from here.';

alter table public.episode_syncs enable row level security;

create function public.end_episode_sync(run uuid, completed boolean)
returns void
language sql
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

-- One gate for everything that calls YouTube to write episodes: synchronisations and imports of
-- single videos. The row lock serializes callers. A run older than stale_after_ms is treated as
-- crashed. Times in the future were written before the clock went back: they start and stop
-- nothing.
create function public.begin_episode_task(
  task text,
  limits jsonb,
  stale_after_ms integer,
  cool_down_ms integer
)
returns table (state text, run uuid, wait_ms integer)
language plpgsql
security definer
set search_path = ''
as $$
declare
  latest public.episode_syncs;
  stale_after interval := make_interval(secs => stale_after_ms / 1000.0);
  cool_down interval := make_interval(secs => cool_down_ms / 1000.0);
  present timestamptz;
  ended timestamptz;
  wait integer := 0;
begin
  insert into public.episode_syncs default values on conflict do nothing;
  select * into strict latest from public.episode_syncs for update;
  -- After the lock, since another caller may have held it for a while.
  present := clock_timestamp();
  ended := case task when 'sync' then latest.finished_at else latest.imported_at end;

  if task = 'sync' and latest.run_id is not null
    and latest.started_at <= present and present < latest.started_at + stale_after
  then
    return query select 'running', null::uuid, null::integer;
    return;
  end if;

  if ended <= present and present < ended + cool_down then
    return query select 'cooling-down', null::uuid,
      ceil(extract(epoch from ended + cool_down - present) * 1000)::integer;
    return;
  end if;

  if task = 'sync' then
    run := gen_random_uuid();
    update public.episode_syncs set run_id = run, started_at = present;
  else
    update public.episode_syncs set imported_at = present;
  end if;
  wait := public.count_submissions(limits);
  if wait > 0 then raise exception using errcode = 'PT429', message = 'too many tasks'; end if;
  return query select 'begun', run, null::integer;
exception when sqlstate 'PT429' then
  -- The block is rolled back: a refused task has not begun and is not counted.
  return query select 'limited', null::uuid, wait * 1000;
end;
$$;

comment on function public.begin_episode_task(text, jsonb, integer, integer) is
  'Begins a sync or an import (begun), or says why not: running, or cooling-down or limited for wait_ms.';

-- No policy: visitors read episodes through fetch-episodios.
revoke all on table public.episodes, public.episode_syncs from public, anon, authenticated;
grant all on table public.episodes, public.episode_syncs to service_role;
revoke all on function
  public.begin_episode_task(text, jsonb, integer, integer), public.end_episode_sync(uuid, boolean)
  from public, anon, authenticated;
grant execute on function
  public.begin_episode_task(text, jsonb, integer, integer), public.end_episode_sync(uuid, boolean)
  to service_role;
