-- Limits per e-mail and per address that also hold for calls that do not come from the site, and what
-- the operator has to know.

-- Random, and replaced every day: the keys of a past day belong to nobody. Unlogged, like the counts.
create unlogged table public.submission_salt (
  only_row boolean primary key default true,
  day date not null,
  salt text not null,

  constraint submission_salt_only_row check (only_row)
);

comment on table public.submission_salt is 'One row: what the keys of today''s counts are hashed with.';

alter table public.submission_salt enable row level security;

-- No policy and no privileges: only the functions below read it.
revoke all on table public.submission_salt from public, anon, authenticated, service_role;

create function public.submission_key(limit_key text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  today date := (now() at time zone 'UTC')::date;
  current_salt text;
begin
  select salt into current_salt from public.submission_salt where day = today;
  if current_salt is null then
    insert into public.submission_salt as stored (day, salt)
    values (today, gen_random_uuid()::text || gen_random_uuid()::text)
    on conflict (only_row) do update set
      salt = case when stored.day = today then stored.salt else excluded.salt end,
      day = today
    returning stored.salt into current_salt;
  end if;
  return encode(sha256(convert_to(current_salt || limit_key, 'UTF8')), 'hex');
end;
$$;

comment on function public.submission_key(text) is
  'The key of a sender in submission_counts: a digest with a salt that is replaced every day (UTC).';

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
  values (public.submission_key(limit_key), 1, clock_timestamp() + length)
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

create function public.return_submission(limit_key text)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.submission_counts set used = greatest(0, used - 1)
  where key = public.submission_key(limit_key);
$$;

comment on function public.return_submission(text) is
  'Takes back one use of a key, for what turned out to change nothing.';

-- The same rule as emailKey (functions/_shared/contract/email-key.ts), which a test compares.
create function public.email_key(email text)
returns text
language sql
immutable
set search_path = ''
as $$
  with normal as (
    select lower(btrim(regexp_replace(
      normalize(email, NFKC), '[\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\U000e0001-\U000e007f]', '', 'g'
    ), E' \t\n\r\f\u000b')) as text
  ), parts as (
    select
      text,
      regexp_replace(split_part(text, '@', 1), '^([^+]+)\+.*$', '\1') as mailbox,
      split_part(text, '@', 2) as domain,
      text ~ '^[^@]+@[^@]+$' as is_email
    from normal
  )
  select case
    when not is_email then text
    when domain in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com'
    else mailbox || '@' || domain
  end
  from parts;
$$;

comment on function public.email_key(text) is
  'One key for the spellings of an e-mail address that reach one mailbox.';

-- The function send-contact-email stores with it, in the transaction that counts: a message that cannot
-- be stored is not counted, and a repeated one neither.
create function public.submit_message(submission jsonb, limits jsonb)
returns table (message_id uuid, is_repeat boolean, wait_seconds integer)
language plpgsql
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

-- Suggestions are inserted directly (specification §7): twice the limit of §5.2 per e-mail, and 300
-- in five minutes per calling address where the API passes it on. The site's server is one caller
-- for all its visitors.
create function public.limit_suggestions()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  caller text := lower(coalesce(
    headers ->> 'cf-connecting-ip',
    btrim(reverse(split_part(reverse(headers ->> 'x-forwarded-for'), ',', 1)))
  ));
  address inet;
  wait integer := public.count_submission('table ' || public.email_key(new.email), 6, 300);
begin
  -- An IPv4 address may come with its port.
  caller := regexp_replace(caller, '^([0-9.]+):[0-9]+$', '\1');
  begin
    address := caller::inet;
  exception when invalid_text_representation then
    address := null;
  end;
  if family(address) = 6 then
    wait := greatest(
      wait, public.count_submission('table ' || network(set_masklen(address, 48)), 1200, 300)
    );
    address := network(set_masklen(address, 64));
  end if;
  if address is not null then
    wait := greatest(wait, public.count_submission('table ' || address, 300, 300));
  end if;
  -- PostgREST answers PT429 with the status 429.
  if wait > 0 then raise exception using errcode = 'PT429', message = 'too many suggestions'; end if;
  return null;
end;
$$;

comment on function public.limit_suggestions() is 'Limits anonymous inserts of suggestions.';

-- After the insert: a repeated idempotency key violates its constraint first and is not counted.
create trigger limit_suggestions
  after insert on public.podcast_suggestions
  for each row
  when (current_user = 'anon')
  execute function public.limit_suggestions();

-- For /api/health: e-mails that are late, were refused or wait for their hour, and rows that should
-- have been deleted.
create function public.service_health(max_per_hour integer default 200)
returns table (late integer, refused integer, expired integer, limited boolean)
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A write, because a database with a full disk still reads.
  perform public.count_submission('health', 2147483647, 60);
  return query
    select
      (count(*) filter (where waiting and created_at < now() - interval '15 minutes'))::integer,
      (count(*) filter (where waiting and refused_at is not null))::integer,
      (count(*) filter (where created_at < now() - retention - interval '2 days'))::integer,
      count(*) filter (where delivered_at > now() - interval '1 hour') >= max_per_hour
    from (
      select
        created_at, refused_at, delivered_at,
        delivery_state <> 'delivered' and not suspect as waiting,
        case when suspect then interval '3 months' else interval '24 months' end as retention
      from public.contact_messages
      union all
      select created_at, null, null, false, interval '24 months' from public.podcast_suggestions
    ) as messages;
end;
$$;

comment on function public.service_health(integer) is
  'Messages whose e-mail waits for more than 15 minutes, was refused, or that are past retention; whether the e-mails of the hour are used up.';

revoke all on function
  public.submission_key(text), public.count_submission(text, integer, integer),
  public.return_submission(text), public.email_key(text), public.submit_message(jsonb, jsonb),
  public.limit_suggestions(), public.service_health(integer)
  from public, anon, authenticated;
grant execute on function
  public.count_submission(text, integer, integer), public.return_submission(text),
  public.submit_message(jsonb, jsonb), public.service_health(integer)
  to service_role;
