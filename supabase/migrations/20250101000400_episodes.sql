-- Podcast episodes with the field names of specification §3.3. The function youtube-videos writes
-- them, and the function fetch-episodios reads them.

create table public.episodes (
  youtube_video_id text primary key,
  titulo text not null,
  descricao text not null default '',
  thumbnail_url text not null default '',
  data_publicacao timestamptz not null,
  updated_at timestamptz not null default now(),

  constraint episodes_youtube_video_id_shape check (youtube_video_id ~ '^[A-Za-z0-9_-]{6,64}$'),
  constraint episodes_titulo_length check (char_length(titulo) between 1 and 1000),
  constraint episodes_descricao_length check (char_length(descricao) <= 20000),
  constraint episodes_thumbnail_url_length check (char_length(thumbnail_url) <= 2000)
);

comment on table public.episodes is 'Podcast episodes, as last read from the video platform.';
comment on column public.episodes.youtube_video_id is 'Video id on the platform.';
comment on column public.episodes.titulo is 'Title.';
comment on column public.episodes.descricao is 'Description.';
comment on column public.episodes.thumbnail_url is 'Address of the cover image.';
comment on column public.episodes.data_publicacao is 'When the episode was published.';
comment on column public.episodes.updated_at is 'When the row was last written.';

create index episodes_data_publicacao on public.episodes (data_publicacao desc);

alter table public.episodes enable row level security;

-- No policy: visitors read episodes through fetch-episodios.
revoke all on table public.episodes from public, anon, authenticated;
grant all on table public.episodes to service_role;
