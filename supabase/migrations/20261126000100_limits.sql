-- The one limit of the server (docs/decisions.md#one-limit): uses of a key in a window, counted in
-- the transaction of what is limited, so that it holds for any number of processes and functions.

-- Unlogged: after a crash of the server the counts begin anew.
create unlogged table public.submission_counts (
  key text primary key,
  used integer not null,
  resets_at timestamptz not null
);

comment on table public.submission_counts is
  'Messages per visitor, and of all, in the current window. A visitor is a keyed digest of an address, made outside the database; expired rows are deleted every minute.';

create index submission_counts_resets_at on public.submission_counts (resets_at);

alter table public.submission_counts enable row level security;

create function public.count_submission(limit_key text, max_uses integer, window_seconds integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  length interval := make_interval(secs => window_seconds);
  counted public.submission_counts;
begin
  -- A window that ends later than one length from now was counted before the clock went back.
  insert into public.submission_counts as counts (key, used, resets_at)
  values (limit_key, 1, clock_timestamp() + length)
  on conflict (key) do update set
    used = case
      when counts.resets_at between clock_timestamp() and clock_timestamp() + length
        then counts.used + 1
      else 1
    end,
    resets_at = case
      when counts.resets_at between clock_timestamp() and clock_timestamp() + length
        then counts.resets_at
      else clock_timestamp() + length
    end
  returning * into counted;

  if counted.used <= max_uses then return 0; end if;
  return greatest(1, ceil(extract(epoch from counted.resets_at - clock_timestamp())))::integer;
end;
$$;

comment on function public.count_submission(text, integer, integer) is
  'Counts one use of a key; returns 0, or the seconds to wait when max_uses is exceeded.';

create function public.count_submissions(limits jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  wait integer := 0;
  rule record;
begin
  -- In the order of the keys, so that two transactions never wait for each other.
  for rule in
    select * from jsonb_to_recordset(limits) as r(key text, max integer, window_seconds integer)
    order by key
  loop
    wait := greatest(wait, public.count_submission(rule.key, rule.max, rule.window_seconds));
  end loop;
  return wait;
end;
$$;

comment on function public.count_submissions(jsonb) is
  'Counts one use of each key of a list; returns 0, or the longest seconds to wait.';

create function public.return_submission(limit_key text)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.submission_counts set used = greatest(0, used - 1) where key = limit_key;
$$;

comment on function public.return_submission(text) is
  'Takes back one use of a key, for what turned out to change nothing.';

create function public.delete_expired_counts()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.submission_counts where key in (
    select key from public.submission_counts where resets_at < now() for update skip locked
  );
$$;

comment on function public.delete_expired_counts() is
  'Deletes the counts whose window has ended. claim_due_messages() calls it every minute.';

-- No policy: only the service role, which bypasses row level security, has access.
revoke all on table public.submission_counts from public, anon, authenticated;
grant all on table public.submission_counts to service_role;
revoke all on function
  public.count_submission(text, integer, integer), public.count_submissions(jsonb),
  public.return_submission(text), public.delete_expired_counts()
  from public, anon, authenticated;
grant execute on function public.return_submission(text) to service_role;
