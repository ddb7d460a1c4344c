-- Messages from the site's forms (specification §3.4 and §7) and the state of their e-mail.
--
-- Texts are stored as they were typed, and escaped where they are shown. The lengths are those of
-- specification §9; proposals and suggestions have none there, and theirs are what a request can
-- hold: the site's API accepts bodies of up to 64 kB.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  name text not null,
  email text,
  phone text,
  service_type text,
  message text not null,
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
    check (char_length(name) between 1 and case when kind = 'proposal' then 65536 else 100 end),
  constraint contact_messages_email_length check (char_length(email) between 1 and 150),
  constraint contact_messages_email_present check (kind = 'proposal' or email is not null),
  constraint contact_messages_phone_length check (char_length(phone) <= 30),
  constraint contact_messages_service_type_length
    check (char_length(service_type) <= case when kind = 'proposal' then 65536 else 100 end),
  constraint contact_messages_message_length check (
    char_length(message) between 1 and
      case kind when 'quote' then 2000 when 'proposal' then 65536 else 10000 end
  ),
  constraint contact_messages_details_object
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 524288),
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
  'Visitor''s name; for a proposal the organisation (nome_ong).';
comment on column public.contact_messages.service_type is
  'serviceType of the form; for a proposal tipo_projeto.';
comment on column public.contact_messages.details is 'Fields without a column, and the page.';
comment on column public.contact_messages.suspect is
  'Caught by the bot traps: its e-mail says so, and it is deleted earlier.';
comment on column public.contact_messages.idempotency_key is
  'One per submission, chosen by the caller: a repeated request becomes one row.';
comment on column public.contact_messages.delivery_state is
  'pending: not tried, being tried or no mail service configured; failed: to be tried again; delivered.';
comment on column public.contact_messages.delivery_attempts is
  'How often a sender claimed the message, the attempts cut short by a crash included.';
comment on column public.contact_messages.next_attempt_at is
  'Not to be claimed before. A claim moves it past its lease, so a killed sender is followed by a retry.';
comment on column public.contact_messages.last_delivery_error is
  'Why the last attempt failed: code and reason, without the message''s contents.';
comment on column public.contact_messages.refused_at is
  'When the mail server refused the last attempt with a permanent error; null otherwise.';

create index contact_messages_due on public.contact_messages (next_attempt_at)
  where delivery_state <> 'delivered';
create index contact_messages_created_at on public.contact_messages (created_at desc);

alter table public.contact_messages enable row level security;

-- Stores and counts in one transaction: a message that cannot be stored is not counted, and neither
-- is a repeated one. A message that has a key of its minute repeats also the one of the minute before
-- (earlier_key).
create function public.submit_message(submission jsonb, limits jsonb)
returns table (message_id uuid, is_repeat boolean, wait_seconds integer)
language plpgsql
security definer
set search_path = ''
as $$
declare
  key text := submission ->> 'idempotency_key';
  earlier_key text := submission ->> 'earlier_key';
  new_id uuid;
  wait integer := 0;
begin
  -- After the message that is being stored with the earlier key, which this one cannot see yet.
  if earlier_key is not null then
    perform pg_advisory_xact_lock(hashtextextended(earlier_key, 0));
    perform pg_advisory_xact_lock(hashtextextended(key, 0));
  end if;

  insert into public.contact_messages (
    kind, name, email, phone, service_type, message, details, suspect, idempotency_key, created_at
  )
  select
    sent.kind, sent.name, sent.email, sent.phone, sent.service_type, sent.message,
    coalesce(sent.details, '{}'::jsonb), coalesce(sent.suspect, false), sent.idempotency_key,
    coalesce(sent.created_at, now())
  from jsonb_populate_record(null::public.contact_messages, submission) as sent
  where not exists (
    select from public.contact_messages as first where first.idempotency_key = earlier_key
  )
  on conflict (idempotency_key) do nothing
  returning contact_messages.id into new_id;

  if new_id is null then
    return query
      select first.id, true, 0
      from public.contact_messages as first
      where first.idempotency_key in (key, earlier_key)
      order by first.created_at
      limit 1;
    return;
  end if;

  wait := public.count_submissions(limits);
  if wait > 0 then raise exception using errcode = 'PT429', message = 'too many messages'; end if;
  return query select new_id, false, 0;
exception when sqlstate 'PT429' then
  -- The block is rolled back: neither the message nor the refused attempt remains.
  return query select null::uuid, false, wait;
end;
$$;

comment on function public.submit_message(jsonb, jsonb) is
  'Stores a message within its limits. A repeated idempotency key, or an earlier key that is stored, returns the first message; a refused message has no id and the seconds to wait.';

-- Times in the future were written under a clock that was wrong: a message is created before now,
-- and its next attempt is at most a day away. Messages that have such a time are due, and late.
create function public.has_future_time(created_at timestamptz, next_attempt_at timestamptz)
returns boolean
language sql
stable
set search_path = ''
as $$
  select created_at > now() + interval '1 minute' or next_attempt_at > now() + interval '25 hours';
$$;

comment on function public.has_future_time(timestamptz, timestamptz) is
  'Whether the times of a message can only have been written under a wrong clock.';

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
security definer
set search_path = ''
as $$
  select public.delete_expired_counts();

  with due as materialized (
    select waiting.id
    from public.contact_messages as waiting
    where waiting.delivery_state <> 'delivered'
      and (
        waiting.next_attempt_at <= now()
        or public.has_future_time(waiting.created_at, waiting.next_attempt_at)
      )
      and (only_id is null or waiting.id = only_id)
    order by waiting.next_attempt_at
    limit least(greatest(max_messages, 0), 100)
    for update skip locked
  )
  update public.contact_messages as message
  set
    created_at = least(message.created_at, now()),
    delivery_attempts = message.delivery_attempts + 1,
    next_attempt_at = now() + make_interval(secs => greatest(lease_seconds, 1))
  from due
  where message.id = due.id
  returning message.*;
$$;

comment on function public.claim_due_messages(integer, uuid, integer) is
  'Leases up to max_messages due messages (or the one named) for lease_seconds and returns them.';

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

  constraint podcast_suggestions_name_length
    check (btrim(name) <> '' and char_length(name) <= 100),
  constraint podcast_suggestions_email_length check (char_length(btrim(email)) between 3 and 150),
  constraint podcast_suggestions_phone_length check (char_length(phone) <= 30),
  constraint podcast_suggestions_topic_length check (char_length(topic) <= 100),
  constraint podcast_suggestions_question_length check (char_length(question) <= 2000),
  constraint podcast_suggestions_idempotency_key_unique unique (idempotency_key),
  constraint podcast_suggestions_idempotency_key_length
    check (char_length(idempotency_key) between 8 and 200)
);

comment on table public.podcast_suggestions is
  'Topics suggested for the podcast. Personal data: anonymous callers may insert and nothing else.';
comment on column public.podcast_suggestions.created_at is 'Set by the database, not by the caller.';
comment on column public.podcast_suggestions.idempotency_key is
  'One per submission, chosen by the caller; null where it chose none.';

create index podcast_suggestions_created_at on public.podcast_suggestions (created_at desc);

alter table public.podcast_suggestions enable row level security;

create policy "anonymous visitors may suggest" on public.podcast_suggestions
  for insert to anon
  with check (true);

-- The same rule as decodeHtml (functions/_shared/contract/text.ts): "&amp;" last, so that what was
-- typed as "&lt;" stays "&lt;".
create function public.decode_html(escaped text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    escaped, '&lt;', '<', 'gi'), '&gt;', '>', 'gi'), '&quot;', '"', 'gi'), '&#x27;', '''', 'gi'),
    '&#x2f;', '/', 'gi'), '&amp;', '&', 'gi');
$$;

comment on function public.decode_html(text) is
  'Undoes the escaping of specification §5 (& < > " '' /) exactly once.';

create function public.decode_suggestion()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.name := public.decode_html(new.name);
  new.email := public.decode_html(new.email);
  new.phone := public.decode_html(new.phone);
  new.topic := public.decode_html(new.topic);
  new.question := public.decode_html(new.question);
  return new;
end;
$$;

comment on function public.decode_suggestion() is
  'Decodes what the site inserts: the functions do it for messages.';

create trigger decode_suggestion
  before insert on public.podcast_suggestions
  for each row
  when (current_user = 'anon')
  execute function public.decode_suggestion();

-- Suggestions are inserted directly, and the database knows no address of theirs: the message that
-- comes with each of them is limited by address (submit_message).
create function public.limit_suggestions()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- PostgREST answers PT429 with the status 429.
  if public.count_submission('suggestions', 600, 3600) > 0 then
    raise exception using errcode = 'PT429', message = 'too many suggestions';
  end if;
  return null;
end;
$$;

comment on function public.limit_suggestions() is
  'Limits anonymous inserts of suggestions to 600 in an hour.';

-- After the insert: a repeated idempotency key violates its constraint first and is not counted.
create trigger limit_suggestions
  after insert on public.podcast_suggestions
  for each row
  when (current_user = 'anon')
  execute function public.limit_suggestions();

-- A suggestion is accepted when one of its two writes succeeds (specification §8.3). Where that was
-- the row alone, because the functions failed, nobody would hear of it. Not in the first minute, in
-- which the message may still be stored, and not after a week, in which its message may have been
-- deleted on purpose.
create function public.missed_suggestions()
returns setof public.podcast_suggestions
language sql
stable
security definer
set search_path = ''
as $$
  select suggestion.*
  from public.podcast_suggestions as suggestion
  where suggestion.idempotency_key is not null
    and suggestion.created_at between now() - interval '7 days' and now() - interval '1 minute'
    and not exists (
      select from public.contact_messages as message
      where message.idempotency_key = suggestion.idempotency_key
    )
  order by suggestion.created_at
  limit 20;
$$;

comment on function public.missed_suggestions() is
  'The oldest suggestions of the site, between a minute and a week old, whose message was not stored. deliver-pending-emails stores it.';

-- No other policy: only the service role, which bypasses row level security, has access.
revoke all on table public.contact_messages, public.podcast_suggestions
  from public, anon, authenticated;
grant insert (name, email, phone, topic, question, idempotency_key)
  on table public.podcast_suggestions to anon;
grant all on table public.contact_messages, public.podcast_suggestions to service_role;
revoke all on function
  public.submit_message(jsonb, jsonb), public.has_future_time(timestamptz, timestamptz),
  public.claim_due_messages(integer, uuid, integer), public.decode_html(text),
  public.decode_suggestion(), public.limit_suggestions(), public.missed_suggestions()
  from public, anon, authenticated;
grant execute on function
  public.submit_message(jsonb, jsonb), public.claim_due_messages(integer, uuid, integer),
  public.missed_suggestions()
  to service_role;
