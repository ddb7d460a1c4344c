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

  constraint podcast_suggestions_name_length check (char_length(name) between 1 and 600),
  constraint podcast_suggestions_email_length check (char_length(email) between 3 and 900),
  constraint podcast_suggestions_phone_length check (char_length(phone) <= 180),
  constraint podcast_suggestions_topic_length check (char_length(topic) <= 12000),
  constraint podcast_suggestions_question_length check (char_length(question) <= 12000)
);

comment on table public.podcast_suggestions is
  'Topics suggested for the podcast. Personal data: anonymous callers may insert and nothing else.';
comment on column public.podcast_suggestions.name is
  'Visitor''s name. HTML-escaped by the site, like every text here.';
comment on column public.podcast_suggestions.email is 'Visitor''s e-mail.';
comment on column public.podcast_suggestions.phone is 'Visitor''s phone; null when not given.';
comment on column public.podcast_suggestions.topic is 'Suggested topic; empty when not given.';
comment on column public.podcast_suggestions.question is 'Question for the podcast.';
comment on column public.podcast_suggestions.created_at is 'Set by the database, not by the caller.';

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

revoke all on table public.podcast_suggestions from public, anon, authenticated;
grant insert (name, email, phone, topic, question) on table public.podcast_suggestions to anon;
grant all on table public.podcast_suggestions to service_role;
