-- Limits per e-mail and per address that also hold for calls that do not come from the site. The
-- function send-contact-email stores through submit_message(), which counts in the same
-- transaction: a message that cannot be stored is not counted, and a repeated one neither.

-- Unlogged: after a crash of the server the counts begin anew.
create unlogged table public.submission_counts (
  key text primary key,
  used integer not null,
  resets_at timestamptz not null
);

comment on table public.submission_counts is
  'Messages per sender in the current window. The keys are digests; expired rows are deleted.';
comment on column public.submission_counts.resets_at is 'End of the window.';

create index submission_counts_resets_at on public.submission_counts (resets_at);

alter table public.submission_counts enable row level security;

-- No policy: only the service role has access.
revoke all on table public.submission_counts from public, anon, authenticated;
grant all on table public.submission_counts to service_role;

create function public.count_submission(limit_key text, max_uses integer, window_seconds integer)
returns integer
language plpgsql
volatile
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

  delete from public.submission_counts where key in (
    select expired.key from public.submission_counts as expired
    where expired.resets_at < clock_timestamp() - interval '1 minute'
    order by expired.resets_at
    limit 20
    for update skip locked
  );

  if counted.used <= max_uses then return 0; end if;
  return greatest(1, ceil(extract(epoch from counted.resets_at - clock_timestamp())))::integer;
end;
$$;

comment on function public.count_submission(text, integer, integer) is
  'Counts one use of a key; returns 0, or the seconds to wait when max_uses is exceeded.';

revoke all on function public.count_submission(text, integer, integer)
  from public, anon, authenticated;
grant execute on function public.count_submission(text, integer, integer) to service_role;

create function public.submit_message(submission jsonb, limits jsonb)
returns table (message_id uuid, is_repeat boolean, wait_seconds integer)
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  new_id uuid;
  wait integer := 0;
  rule record;
begin
  insert into public.contact_messages (
    kind, name, email, phone, service_type, message, to_email, details, suspect, idempotency_key
  )
  select
    sent.kind, sent.name, sent.email, sent.phone, sent.service_type, sent.message, sent.to_email,
    coalesce(sent.details, '{}'::jsonb), coalesce(sent.suspect, false), sent.idempotency_key
  from jsonb_populate_record(null::public.contact_messages, submission) as sent
  on conflict (idempotency_key) do nothing
  returning contact_messages.id into new_id;

  if new_id is null then
    return query
      select first.id, true, 0
      from public.contact_messages as first
      where first.idempotency_key = submission ->> 'idempotency_key';
    return;
  end if;

  -- In the order of the keys, so that two transactions never wait for each other.
  for rule in
    select * from jsonb_to_recordset(limits) as r(key text, max integer, window_seconds integer)
    order by key
  loop
    wait := greatest(wait, public.count_submission(rule.key, rule.max, rule.window_seconds));
  end loop;
  if wait > 0 then raise exception using errcode = 'PT429', message = 'too many messages'; end if;
  return query select new_id, false, 0;
exception when sqlstate 'PT429' then
  -- The block is rolled back: neither the message nor the refused attempt remains.
  return query select null::uuid, false, wait;
end;
$$;

comment on function public.submit_message(jsonb, jsonb) is
  'Stores a message within its limits. A repeated idempotency key returns the first message; a refused message has no id and the seconds to wait.';

revoke all on function public.submit_message(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.submit_message(jsonb, jsonb) to service_role;

-- Suggestions are inserted directly (specification §7): twice the limit of §5.2 per e-mail, and 300
-- in five minutes per calling address where the API passes it on. The site's server is one caller
-- for all its visitors.
create function public.limit_suggestions()
returns trigger
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  caller text := coalesce(
    headers ->> 'cf-connecting-ip',
    btrim(reverse(split_part(reverse(headers ->> 'x-forwarded-for'), ',', 1)))
  );
  email text := encode(sha256(convert_to('table ' || lower(btrim(new.email)), 'UTF8')), 'hex');
  wait integer := public.count_submission(email, 6, 300);
begin
  if caller ~ '^[0-9a-f:.]+$' then
    if caller ~ ':' then caller := host(network(set_masklen(caller::inet, 64))); end if;
    caller := encode(sha256(convert_to('table ' || caller, 'UTF8')), 'hex');
    wait := greatest(wait, public.count_submission(caller, 300, 300));
  end if;
  -- PostgREST answers PT429 with the status 429.
  if wait > 0 then raise exception using errcode = 'PT429', message = 'too many suggestions'; end if;
  return null;
end;
$$;

comment on function public.limit_suggestions() is 'Limits anonymous inserts of suggestions.';

revoke all on function public.limit_suggestions() from public, anon, authenticated;

-- After the insert: a repeated idempotency key violates its constraint first and is not counted.
create trigger limit_suggestions
  after insert on public.podcast_suggestions
  for each row
  when (current_user = 'anon')
  execute function public.limit_suggestions();
