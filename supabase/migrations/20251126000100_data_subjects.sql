-- What a person asks for under the LGPD (art. 18): to see what the database has of them, and to have it
-- deleted (docs/deploy.md, section 7).

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
    returning senders
  ), suggestions as (
    delete from public.podcast_suggestions
    where id in (
      select (suggestion ->> 'id')::uuid
      from person
        cross join jsonb_array_elements(person.sent -> 'suggestions') as of_person(suggestion)
    )
    returning 1
  ), counts as (
    -- Counts of today's limits, also of a suggestion (limit_suggestions()).
    delete from public.submission_counts
    where key in (select unnest(senders) from messages)
      or key = public.submission_key('table ' || public.email_key(erase_person.email))
  )
  select jsonb_build_object(
    'messages', (select count(*) from messages),
    'suggestions', (select count(*) from suggestions)
  );
$$;

comment on function public.erase_person(text) is
  'Deletes what export_person() shows, and the counts of its limits; returns how many messages and suggestions.';

revoke all on function public.export_person(text), public.erase_person(text)
  from public, anon, authenticated;
grant execute on function public.export_person(text), public.erase_person(text) to service_role;
