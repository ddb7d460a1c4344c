-- Claims messages before their e-mail is sent, for the first attempt and for every retry.
--
-- A claim is a lease: one statement counts the attempt and sets next_attempt_at to the end of the
-- lease. When a sender crashes, the message becomes due again. Two senders never claim the same
-- message, because each skips rows that the other has locked.

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
  update public.contact_messages as message
  set
    delivery_attempts = message.delivery_attempts + 1,
    next_attempt_at = now() + make_interval(secs => greatest(lease_seconds, 1))
  where message.id in (
    select due.id
    from public.contact_messages as due
    where due.delivery_state <> 'delivered'
      and not due.suspect
      and due.next_attempt_at <= now()
      and (only_id is null or due.id = only_id)
    order by due.next_attempt_at
    limit least(greatest(max_messages, 0), 100)
    for update skip locked
  )
  returning message.*;
$$;

comment on function public.claim_due_messages(integer, uuid, integer) is
  'Leases up to max_messages due messages (or the one named) for lease_seconds and returns them.';

revoke all on function public.claim_due_messages(integer, uuid, integer)
  from public, anon, authenticated;
grant execute on function public.claim_due_messages(integer, uuid, integer) to service_role;
