-- A repeated request stores one suggestion: the site sends an idempotency key and treats a violation
-- of the unique constraint (23505) as a success. Anonymous callers cannot read the key.

alter table public.podcast_suggestions
  add column idempotency_key text,
  add constraint podcast_suggestions_idempotency_key_unique unique (idempotency_key),
  add constraint podcast_suggestions_idempotency_key_length
    check (char_length(idempotency_key) between 8 and 200);

comment on column public.podcast_suggestions.idempotency_key is
  'One per submission, chosen by the caller; null where it chose none.';

grant insert (idempotency_key) on table public.podcast_suggestions to anon;
