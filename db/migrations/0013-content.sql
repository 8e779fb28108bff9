create table page (
  id integer generated always as identity primary key,
  site text not null,
  handle text not null,
  title text not null,
  description text not null,
  document jsonb not null,
  unique (site, handle)
);

create table post (
  id integer primary key,
  slug text not null unique,
  title text not null,
  excerpt text not null,
  content text not null,
  format text not null,
  category_ids integer[] not null,
  tag_ids integer[] not null,
  picture jsonb,
  published_at timestamptz not null
);
create index post_by_date on post (published_at desc);

create table tag (
  id integer primary key,
  name text not null,
  -- Names the slug of the category it belongs to.
  description text not null,
  slug text not null unique
);
