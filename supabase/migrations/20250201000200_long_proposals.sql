-- Specification §5.3 sets no length limits for a proposal. The site's API accepts bodies of up to
-- 64 kB, which can be six times as long when escaped (393216 characters). All of them must be
-- stored; the limits only prevent abuse.

alter table public.contact_messages
  drop constraint contact_messages_name_length,
  drop constraint contact_messages_service_type_length,
  drop constraint contact_messages_message_length,
  drop constraint contact_messages_details_object,
  add constraint contact_messages_name_length
    check (char_length(name) between 1 and case when kind = 'proposal' then 400000 else 600 end),
  add constraint contact_messages_service_type_length
    check (char_length(service_type) <= case when kind = 'proposal' then 400000 else 600 end),
  add constraint contact_messages_message_length check (
    char_length(message) between 1 and
      case kind when 'quote' then 12000 when 'proposal' then 400000 else 60000 end
  ),
  add constraint contact_messages_details_object
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 1048576);
