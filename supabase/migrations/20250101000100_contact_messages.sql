-- Messages from the site's forms (specification §3.4 and §7) and the state of their e-mail.
--
-- Values are stored as received: trimmed and HTML-escaped by the site (specification §5.1). An escaped
-- character has up to six characters ("'" becomes "&#x27;"), so the limits are six times those of
-- specification §9.1. Proposals and suggestions have no limit there; theirs only prevent abuse.

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

  constraint contact_messages_kind_known
    check (kind in ('quote', 'proposal', 'suggestion', 'donation')),
  constraint contact_messages_name_length
    check (char_length(name) between 1 and case when kind = 'proposal' then 12000 else 600 end),
  constraint contact_messages_email_length check (char_length(email) between 1 and 900),
  constraint contact_messages_email_present check (kind = 'proposal' or email is not null),
  constraint contact_messages_phone_length check (char_length(phone) <= 180),
  constraint contact_messages_service_type_length check (char_length(service_type) <= 600),
  constraint contact_messages_message_length
    check (char_length(message) between 1 and case when kind = 'quote' then 12000 else 60000 end),
  constraint contact_messages_to_email_length check (char_length(to_email) <= 900),
  constraint contact_messages_details_object
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 262144),
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

create index contact_messages_due on public.contact_messages (next_attempt_at)
  where delivery_state <> 'delivered' and not suspect;
create index contact_messages_created_at on public.contact_messages (created_at desc);

alter table public.contact_messages enable row level security;

-- No policy: only the service role, which bypasses row level security, has access.
revoke all on table public.contact_messages from public, anon, authenticated;
grant all on table public.contact_messages to service_role;
