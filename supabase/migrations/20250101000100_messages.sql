-- Messages from the site's forms (specification §3.4 and §7) and the state of their e-mail.
--
-- Values are stored as received: trimmed and HTML-escaped by the site (specification §5.1). An escaped
-- character has up to six characters ("'" becomes "&#x27;"), so the limits are six times those of
-- specification §9.1. Proposals and suggestions have no limit there; theirs only prevent abuse: the
-- site's API accepts bodies of up to 64 kB, six times as long when escaped.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  name text not null,
  email text,
  phone text,
  service_type text,
  message text not null,
  to_email text,
  details jsonb not null default '{}'::jsonb,
  suspect boolean not null default false,
  idempotency_key text,
  created_at timestamptz not null default now(),
  delivery_state text not null default 'pending',
  delivery_attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  delivered_at timestamptz,
  last_delivery_error text,
  refused_at timestamptz,

  constraint contact_messages_kind_known
    check (kind in ('quote', 'proposal', 'suggestion', 'donation')),
  constraint contact_messages_name_length
    check (char_length(name) between 1 and case when kind = 'proposal' then 400000 else 600 end),
  constraint contact_messages_email_length check (char_length(email) between 1 and 900),
  constraint contact_messages_email_present check (kind = 'proposal' or email is not null),
  constraint contact_messages_phone_length check (char_length(phone) <= 180),
  constraint contact_messages_service_type_length
    check (char_length(service_type) <= case when kind = 'proposal' then 400000 else 600 end),
  constraint contact_messages_message_length check (
    char_length(message) between 1 and
      case kind when 'quote' then 12000 when 'proposal' then 400000 else 60000 end
  ),
  constraint contact_messages_to_email_length check (char_length(to_email) <= 900),
  constraint contact_messages_details_object
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 1048576),
  constraint contact_messages_idempotency_key_unique unique (idempotency_key),
  constraint contact_messages_idempotency_key_length
    check (char_length(idempotency_key) between 1 and 200),
  constraint contact_messages_delivery_state_known
    check (delivery_state in ('pending', 'delivered', 'failed')),
  constraint contact_messages_delivered_at_matches
    check ((delivery_state = 'delivered') = (delivered_at is not null)),
  constraint contact_messages_delivery_attempts_positive check (delivery_attempts >= 0),
  constraint contact_messages_last_delivery_error_length
    check (char_length(last_delivery_error) <= 500)
);

comment on table public.contact_messages is
  'Messages from the site''s forms and the delivery of their e-mail. Personal data: service role only.';
comment on column public.contact_messages.kind is
  'Which form: quote, proposal (social project), suggestion (podcast) or donation (materials).';
comment on column public.contact_messages.name is
  'Visitor''s name; for a proposal the organisation (nome_ong). HTML-escaped, like every text here.';
comment on column public.contact_messages.email is 'Visitor''s e-mail; null for a proposal.';
comment on column public.contact_messages.phone is 'Visitor''s phone as sent; null when not given.';
comment on column public.contact_messages.service_type is
  'serviceType of the form; for a proposal tipo_projeto.';
comment on column public.contact_messages.message is 'What the visitor wrote.';
comment on column public.contact_messages.to_email is
  'Recipient named by the caller. Kept for the record and never written to: mail goes to CONTACT_TO.';
comment on column public.contact_messages.details is
  'The proposal''s own fields: nome_ong, contato, tipo_projeto. Empty for the other kinds.';
comment on column public.contact_messages.suspect is
  'Caught by the bot traps: kept, not mailed. Set it to false and the message is mailed after all.';
comment on column public.contact_messages.idempotency_key is
  'One per submission, chosen by the caller: a repeated request becomes one row.';
comment on column public.contact_messages.delivery_state is
  'pending: not tried, being tried or no mail service configured; failed: to be tried again; delivered.';
comment on column public.contact_messages.delivery_attempts is
  'How often a sender claimed the message, the attempts cut short by a crash included.';
comment on column public.contact_messages.next_attempt_at is
  'Not to be claimed before. A claim moves it past its lease, so a killed sender is followed by a retry.';
comment on column public.contact_messages.delivered_at is 'When the mail service accepted the e-mail.';
comment on column public.contact_messages.last_delivery_error is
  'Why the last attempt failed: code and reason, without the message''s contents.';
comment on column public.contact_messages.refused_at is
  'When the mail server refused the last attempt with a permanent error; null otherwise.';

create index contact_messages_due on public.contact_messages (next_attempt_at)
  where delivery_state <> 'delivered' and not suspect;
create index contact_messages_created_at on public.contact_messages (created_at desc);

alter table public.contact_messages enable row level security;

-- No policy: only the service role, which bypasses row level security, has access.
revoke all on table public.contact_messages from public, anon, authenticated;
grant all on table public.contact_messages to service_role;

-- Claims messages before their e-mail is sent, for the first attempt and for every retry.
--
-- A claim is a lease: one statement counts the attempt and sets next_attempt_at to the end of the
-- lease. When a sender crashes, the message becomes due again. Two senders never claim the same
-- message, because each skips rows that the other has locked.
--
-- Materialized: under a nested loop, Postgres may evaluate a subquery with LIMIT once per row and
-- then claims more messages than the limit.
create function public.claim_due_messages(
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

comment on function public.claim_due_messages(integer, uuid, integer) is
  'Leases up to max_messages due messages (or the one named) for lease_seconds and returns them.';

revoke all on function public.claim_due_messages(integer, uuid, integer)
  from public, anon, authenticated;
grant execute on function public.claim_due_messages(integer, uuid, integer) to service_role;

-- Topics suggested for the podcast (specification §3.4 and §7). The only table that anonymous
-- callers may write to: insert only, and only the columns of the form.

create table public.podcast_suggestions (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text,
  topic text not null default '',
  question text not null default '',
  created_at timestamptz not null default now(),
  idempotency_key text,

  constraint podcast_suggestions_name_length check (char_length(name) between 1 and 600),
  constraint podcast_suggestions_email_length check (char_length(email) between 3 and 900),
  constraint podcast_suggestions_phone_length check (char_length(phone) <= 180),
  constraint podcast_suggestions_topic_length check (char_length(topic) <= 12000),
  constraint podcast_suggestions_question_length check (char_length(question) <= 12000),
  constraint podcast_suggestions_idempotency_key_unique unique (idempotency_key),
  constraint podcast_suggestions_idempotency_key_length
    check (char_length(idempotency_key) between 8 and 200)
);

comment on table public.podcast_suggestions is
  'Topics suggested for the podcast. Personal data: anonymous callers may insert and nothing else.';
comment on column public.podcast_suggestions.name is
  'Visitor''s name. HTML-escaped by the site, like every text here.';
comment on column public.podcast_suggestions.email is 'Visitor''s e-mail.';
comment on column public.podcast_suggestions.phone is 'Visitor''s phone; null when not given.';
comment on column public.podcast_suggestions.topic is 'Suggested topic; empty when not given.';
comment on column public.podcast_suggestions.question is 'Question for the podcast.';
comment on column public.podcast_suggestions.created_at is 'Set by the database, not by the caller.';
comment on column public.podcast_suggestions.idempotency_key is
  'One per submission, chosen by the caller; null where it chose none.';

create index podcast_suggestions_created_at on public.podcast_suggestions (created_at desc);

alter table public.podcast_suggestions enable row level security;

create policy "anonymous visitors may suggest" on public.podcast_suggestions
  for insert to anon
  with check (
    char_length(btrim(name)) between 1 and 600
    and char_length(btrim(email)) between 3 and 900
    and coalesce(char_length(phone), 0) <= 180
    and char_length(topic) <= 12000
    and char_length(question) <= 12000
  );

revoke all on table public.podcast_suggestions from public, anon, authenticated;
grant insert (name, email, phone, topic, question, idempotency_key)
  on table public.podcast_suggestions to anon;
grant all on table public.podcast_suggestions to service_role;

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

-- What the operator has to know, for /api/health: e-mails that are late or were refused, and messages
-- that should have been deleted.
create function public.service_health()
returns table (late integer, refused integer, expired integer)
language plpgsql
volatile
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
      (count(*) filter (where created_at < now() - interval '24 months 2 days'))::integer
    from (
      select created_at, refused_at, delivery_state <> 'delivered' and not suspect as waiting
      from public.contact_messages
    ) as messages;
end;
$$;

comment on function public.service_health() is
  'Messages whose e-mail waits for more than 15 minutes, was refused, or that are past retention.';

revoke all on function public.service_health() from public, anon, authenticated;
grant execute on function public.service_health() to service_role;
