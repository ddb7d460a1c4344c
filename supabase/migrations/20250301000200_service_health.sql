-- What the operator has to know: e-mails that are late or were refused, and messages that should
-- have been deleted. GET of the function send-contact-email reads it for /api/health.

alter table public.contact_messages add column refused_at timestamptz;

comment on column public.contact_messages.refused_at is
  'When the mail server refused the last attempt with a permanent error; null otherwise.';

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
