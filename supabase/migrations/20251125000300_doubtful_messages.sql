-- A message for which only the trap field says that a program sent it is stored and not mailed, like other
-- likely spam. Once a day the company gets a list of them, so that nothing honest is lost.

alter table public.contact_messages add column listed_at timestamptz;

comment on column public.contact_messages.listed_at is
  'When a doubtful message was in the daily list to the company.';

create index contact_messages_listed_at on public.contact_messages (listed_at)
  where listed_at is not null;
create index contact_messages_doubtful on public.contact_messages (created_at)
  where suspect and listed_at is null and details ->> 'signal' = 'trap';

-- Leases the messages of a list, by next_attempt_at, which nothing else reads of a suspect message. A list
-- that cannot be sent is tried again after the lease.
create function public.claim_doubtful_messages(
  max_messages integer default 200,
  lease_seconds integer default 3600
)
returns setof public.contact_messages
language sql
security definer
set search_path = ''
as $$
  update public.contact_messages as message
  set next_attempt_at = now() + make_interval(secs => greatest(lease_seconds, 1))
  where message.id in (
    select waiting.id
    from public.contact_messages as waiting
    where waiting.suspect
      and waiting.details ->> 'signal' = 'trap'
      and waiting.listed_at is null
      and waiting.next_attempt_at <= now()
      and not exists (
        select from public.contact_messages as listed
        where listed.listed_at > now() - interval '23 hours'
      )
    order by waiting.created_at
    limit greatest(least(max_messages, 200), 0)
    for update skip locked
  )
  returning message.*;
$$;

comment on function public.claim_doubtful_messages(integer, integer) is
  'Leases the doubtful messages that were in no list, and returns them; none within 23 hours after a list.';

revoke all on function public.claim_doubtful_messages(integer, integer)
  from public, anon, authenticated;
grant execute on function public.claim_doubtful_messages(integer, integer) to service_role;
