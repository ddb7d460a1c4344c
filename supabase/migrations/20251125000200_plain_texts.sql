-- Texts are stored as they were typed, and escaped where they are shown (docs/decisions/0058).
--
-- The site sends them escaped (specification §5). Each row says whether it is decoded, so a text in
-- which somebody typed "&amp;" is never decoded twice: not when this file runs again, and not while an
-- older function still stores escaped texts.

alter table public.contact_messages add column if not exists is_plain boolean not null default false;
alter table public.podcast_suggestions add column if not exists is_plain boolean not null default false;

comment on column public.contact_messages.is_plain is
  'Whether the texts are as they were typed. A row that is inserted without it is decoded on its way in.';
comment on column public.podcast_suggestions.is_plain is
  'As in contact_messages. The site sets nothing here: every text that it sends is decoded.';
comment on column public.contact_messages.name is
  'Visitor''s name; for a proposal the organisation (nome_ong). As it was typed, like every text here.';
comment on column public.podcast_suggestions.name is
  'Visitor''s name, as it was typed, like every text here.';
comment on column public.contact_messages.details is
  'Fields without a column, and the page.';

-- The same rule as decodeHtml (functions/_shared/contract/text.ts): "&amp;" last, so that what was
-- typed as "&lt;" stays "&lt;".
create or replace function public.decode_html(escaped text)
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

create or replace function public.decode_details(escaped jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(key, case jsonb_typeof(value)
    when 'string' then to_jsonb(public.decode_html(value #>> '{}')) else value end), '{}'::jsonb)
  from jsonb_each(escaped);
$$;

comment on function public.decode_details(jsonb) is 'decode_html for the texts of details.';

revoke all on function public.decode_html(text), public.decode_details(jsonb)
  from public, anon, authenticated;
grant execute on function public.decode_html(text), public.decode_details(jsonb) to service_role;

update public.contact_messages set
  name = public.decode_html(name),
  email = public.decode_html(email),
  phone = public.decode_html(phone),
  service_type = public.decode_html(service_type),
  message = public.decode_html(message),
  to_email = public.decode_html(to_email),
  details = public.decode_details(details),
  is_plain = true
where not is_plain;

update public.podcast_suggestions set
  name = public.decode_html(name),
  email = public.decode_html(email),
  phone = public.decode_html(phone),
  topic = public.decode_html(topic),
  question = public.decode_html(question),
  is_plain = true
where not is_plain;

create or replace function public.store_message_as_plain()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.name := public.decode_html(new.name);
  new.email := public.decode_html(new.email);
  new.phone := public.decode_html(new.phone);
  new.service_type := public.decode_html(new.service_type);
  new.message := public.decode_html(new.message);
  new.to_email := public.decode_html(new.to_email);
  new.details := public.decode_details(new.details);
  new.is_plain := true;
  return new;
end;
$$;

create or replace function public.store_suggestion_as_plain()
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
  new.is_plain := true;
  return new;
end;
$$;

comment on function public.store_message_as_plain() is 'Decodes a message of an older function.';
comment on function public.store_suggestion_as_plain() is 'Decodes what the site inserts.';

revoke all on function public.store_message_as_plain(), public.store_suggestion_as_plain()
  from public, anon, authenticated;

create or replace trigger contact_messages_plain before insert on public.contact_messages
  for each row when (not new.is_plain) execute function public.store_message_as_plain();
create or replace trigger podcast_suggestions_plain before insert on public.podcast_suggestions
  for each row when (not new.is_plain) execute function public.store_suggestion_as_plain();

-- As before, and with is_plain.
create or replace function public.submit_message(submission jsonb, limits jsonb)
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
    kind, name, email, phone, service_type, message, to_email, details, suspect, idempotency_key,
    senders, is_plain
  )
  select
    sent.kind, sent.name, sent.email, sent.phone, sent.service_type, sent.message, sent.to_email,
    coalesce(sent.details, '{}'::jsonb), coalesce(sent.suspect, false), sent.idempotency_key,
    array(select public.submission_key(r.key) from jsonb_to_recordset(limits) as r(key text)),
    coalesce(sent.is_plain, false)
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
