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
comment on column public.contact_messages.service_type is
  'serviceType of the form; for a proposal tipo_projeto.';
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
comment on column public.contact_messages.last_delivery_error is
  'Why the last attempt failed: code and reason, without the message''s contents.';
comment on column public.contact_messages.refused_at is
  'When the mail server refused the last attempt with a permanent error; null otherwise.';

create index contact_messages_due on public.contact_messages (next_attempt_at)
  where delivery_state <> 'delivered' and not suspect;
create index contact_messages_created_at on public.contact_messages (created_at desc);
create index contact_messages_delivered_at on public.contact_messages (delivered_at);

alter table public.contact_messages enable row level security;

-- Claims messages before their e-mail is sent, for the first attempt and for every retry.
--
-- A claim is a lease: one statement counts the attempt and sets next_attempt_at to the end of the
-- lease. When a sender crashes, the message becomes due again. Two senders never claim the same
-- message, because each skips rows that the other has locked.
--
-- Materialized: under a nested loop, Postgres may evaluate a subquery with LIMIT once per row and
-- then claims more messages than the limit.
--
-- Above max_per_hour e-mails in an hour the others stay due: a provider that is asked for more stops
-- the account.
create function public.claim_due_messages(
  max_messages integer default 10,
  only_id uuid default null,
  lease_seconds integer default 60,
  max_per_hour integer default 200
)
returns setof public.contact_messages
language sql
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
    limit (
      select least(greatest(least(max_messages, max_per_hour - count(*)), 0), 100)
      from public.contact_messages
      where delivered_at > now() - interval '1 hour'
    )
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

comment on function public.claim_due_messages(integer, uuid, integer, integer) is
  'Leases up to max_messages due messages (or the one named) for lease_seconds and returns them; none above max_per_hour deliveries in an hour.';

revoke all on function public.claim_due_messages(integer, uuid, integer, integer)
  from public, anon, authenticated;
grant execute on function public.claim_due_messages(integer, uuid, integer, integer)
  to service_role;

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

-- Unlogged: after a crash of the server the counts begin anew.
create unlogged table public.submission_counts (
  key text primary key,
  used integer not null,
  resets_at timestamptz not null
);

comment on table public.submission_counts is
  'Messages per sender in the current window. The keys are digests; expired rows are deleted.';

create index submission_counts_resets_at on public.submission_counts (resets_at);

alter table public.submission_counts enable row level security;

-- No other policy: only the service role, which bypasses row level security, has access.
revoke all on table public.contact_messages, public.podcast_suggestions, public.submission_counts
  from public, anon, authenticated;
grant insert (name, email, phone, topic, question, idempotency_key)
  on table public.podcast_suggestions to anon;
grant all on table public.contact_messages, public.podcast_suggestions, public.submission_counts
  to service_role;
