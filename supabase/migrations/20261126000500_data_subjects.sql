-- What a person asks for under the LGPD (art. 18): to see what the database has of them, and to
-- have it deleted (docs/deploy.md, section 6).

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

create function public.export_person(email text)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'messages', (
      select coalesce(jsonb_agg(to_jsonb(stored) order by stored.created_at), '[]'::jsonb)
      from public.contact_messages as stored
      where public.email_key(stored.email) = public.email_key(export_person.email)
        -- A proposal has no e-mail field, but a contact, in which an address may stand among words.
        or exists (
          select from regexp_matches(
            stored.details ->> 'contato',
            '[^\s@,;:|/=*!?"<>(){}\[\]]+@[^\s@,;:|/=*!?"<>(){}\[\]]+', 'g'
          ) as found
          where public.email_key(btrim(found[1], '.''')) = public.email_key(export_person.email)
        )
    ),
    'suggestions', (
      select coalesce(jsonb_agg(to_jsonb(stored) order by stored.created_at), '[]'::jsonb)
      from public.podcast_suggestions as stored
      where public.email_key(stored.email) = public.email_key(export_person.email)
    )
  );
$$;

comment on function public.export_person(text) is
  'The messages and suggestions that were sent with an e-mail address, in every spelling that reaches its mailbox, oldest first.';

create function public.erase_person(email text)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  with person as materialized (
    select public.export_person(erase_person.email) as sent
  ), messages as (
    delete from public.contact_messages
    where id in (
      select (message ->> 'id')::uuid
      from person cross join jsonb_array_elements(person.sent -> 'messages') as of_person(message)
    )
    returning 1
  ), suggestions as (
    delete from public.podcast_suggestions
    where id in (
      select (suggestion ->> 'id')::uuid
      from person
        cross join jsonb_array_elements(person.sent -> 'suggestions') as of_person(suggestion)
    )
    returning 1
  )
  select jsonb_build_object(
    'messages', (select count(*) from messages),
    'suggestions', (select count(*) from suggestions)
  );
$$;

comment on function public.erase_person(text) is
  'Deletes what export_person() shows; returns how many messages and suggestions.';

revoke all on function
  public.email_key(text), public.export_person(text), public.erase_person(text)
  from public, anon, authenticated;
grant execute on function public.export_person(text), public.erase_person(text) to service_role;
