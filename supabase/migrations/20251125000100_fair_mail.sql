-- E-mails in turn: a flood of one sender waits behind itself, and the messages of others do not. And
-- the state of the service tells a wrong key of the mail service from a message that was refused.

alter table public.contact_messages add column senders text[] not null default '{}';

comment on column public.contact_messages.senders is
  'Keys of its e-mail, address and network for the turns of mail_turns(): digests with the salt of the day, which belong to nobody afterwards.';

-- As before, and it keeps the keys of the limits.
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
    senders
  )
  select
    sent.kind, sent.name, sent.email, sent.phone, sent.service_type, sent.message, sent.to_email,
    coalesce(sent.details, '{}'::jsonb), coalesce(sent.suspect, false), sent.idempotency_key,
    array(select public.submission_key(r.key) from jsonb_to_recordset(limits) as r(key text))
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

-- A sender's first message in an hour has turn 1, the next one turn 2: what was delivered counts, and
-- what waits before it. A message that names a sender by several keys has the latest of their turns.
-- It is sent while its turn is not above what is left of the hour. So one sender gets at most half of
-- an hour's e-mails, two get a third each, and there is always one left for somebody else.
create function public.mail_turns(max_per_hour integer)
returns table (id uuid, turn integer, left_in_hour integer)
language sql
stable
security definer
set search_path = ''
as $$
  with delivered as materialized (
    select senders from public.contact_messages where delivered_at > now() - interval '1 hour'
  ), used as (
    select sender, count(*) as messages
    from delivered cross join unnest(senders) as sender
    group by sender
  ), waiting as materialized (
    select message.id, message.senders, message.next_attempt_at
    from public.contact_messages as message
    where message.delivery_state <> 'delivered'
      and not message.suspect
      and message.next_attempt_at <= now()
  ), places as (
    select waiting.id, coalesce(used.messages, 0) + row_number() over (
      partition by sender order by waiting.next_attempt_at, waiting.id
    ) as place
    from waiting cross join unnest(waiting.senders) as sender left join used using (sender)
  )
  select
    waiting.id,
    coalesce(max(places.place), 1)::integer,
    greatest(max_per_hour - (select count(*) from delivered), 0)::integer
  from waiting left join places using (id)
  group by waiting.id;
$$;

comment on function public.mail_turns(integer) is
  'The messages that are due, the turn of each among those of its sender, and how many e-mails are left of this hour.';

-- As before, but in turns.
create or replace function public.claim_due_messages(
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
  with turns as materialized (
    select * from public.mail_turns(max_per_hour)
  ), due as materialized (
    select waiting.id
    from public.contact_messages as waiting join turns using (id)
    where waiting.delivery_state <> 'delivered'
      and not waiting.suspect
      and waiting.next_attempt_at <= now()
      and (only_id is null or waiting.id = only_id)
      and turns.turn <= turns.left_in_hour
    order by turns.turn, waiting.next_attempt_at
    limit (
      select least(greatest(least(max_messages, min(left_in_hour)), 0), 100) from turns
    )
    for update of waiting skip locked
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
  'Leases up to max_messages due messages (or the one named) for lease_seconds and returns them, the senders in turn; none above max_per_hour deliveries in an hour.';

drop function public.service_health(integer);

create function public.service_health(max_per_hour integer default 200)
returns table (
  late integer, refused integer, expired integer, limited boolean, unauthorized integer
)
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
      exists (select from public.mail_turns(max_per_hour) where turn > left_in_hour),
      (count(*) filter (where waiting and last_delivery_error like 'UNAUTHORIZED:%'))::integer
    from (
      select
        created_at, refused_at, last_delivery_error,
        delivery_state <> 'delivered' and not suspect as waiting,
        case when suspect then interval '3 months' else interval '24 months' end as retention
      from public.contact_messages
      union all
      select created_at, null, null, false, interval '24 months' from public.podcast_suggestions
    ) as messages;
end;
$$;

comment on function public.service_health(integer) is
  'Messages whose e-mail waits for more than 15 minutes, was refused, waits for a valid key of the mail service, or that are past retention; whether messages wait for the next hour.';

revoke all on function public.mail_turns(integer), public.service_health(integer)
  from public, anon, authenticated;
grant execute on function public.service_health(integer) to service_role;
