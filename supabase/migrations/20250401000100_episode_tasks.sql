-- One gate for everything that calls YouTube to write episodes: synchronisations and imports of
-- single videos. begin_episode_sync stays for the functions of the release before.

alter table public.episode_syncs add column imported_at timestamptz;

comment on column public.episode_syncs.imported_at is
  'When the latest import of a single video began. Its pause counts from here.';

create function public.begin_episode_task(
  task text,
  limits jsonb,
  stale_after_ms integer,
  cool_down_ms integer
)
returns table (state text, run uuid, wait_ms integer)
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  latest public.episode_syncs;
  cool_down interval := make_interval(secs => cool_down_ms / 1000.0);
  present timestamptz;
  rule record;
  wait integer := 0;
begin
  if task = 'sync' then
    select * into begin_episode_task.state, begin_episode_task.run, begin_episode_task.wait_ms
    from public.begin_episode_sync(stale_after_ms, cool_down_ms);
  elsif task = 'import' then
    insert into public.episode_syncs default values on conflict do nothing;
    select * into strict latest from public.episode_syncs for update;
    present := clock_timestamp();
    -- A time in the future was written before the clock went back: it stops nothing.
    if latest.imported_at <= present and present < latest.imported_at + cool_down then
      state := 'cooling-down';
      wait_ms := ceil(extract(epoch from latest.imported_at + cool_down - present) * 1000);
    else
      update public.episode_syncs set imported_at = present;
      state := 'begun';
    end if;
  else
    raise exception 'unknown task %', task;
  end if;

  if state = 'begun' then
    -- In the order of the list: a caller over its own limit uses up nothing of the others'.
    for rule in
      select * from jsonb_to_recordset(limits) as r(key text, max integer, window_seconds integer)
    loop
      wait := public.count_submission(rule.key, rule.max, rule.window_seconds);
      if wait > 0 then raise exception using errcode = 'PT429', message = 'too many tasks'; end if;
    end loop;
  end if;
  return next;
exception when sqlstate 'PT429' then
  -- The block is rolled back: a refused task has not begun and is not counted.
  return query select 'limited', null::uuid, wait * 1000;
end;
$$;

comment on function public.begin_episode_task(text, jsonb, integer, integer) is
  'Begins a sync or an import (begun), or says why not: running, or cooling-down or limited for wait_ms.';

revoke all on function public.begin_episode_task(text, jsonb, integer, integer)
  from public, anon, authenticated;
grant execute on function public.begin_episode_task(text, jsonb, integer, integer) to service_role;
