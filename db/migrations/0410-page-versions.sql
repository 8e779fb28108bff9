-- Versions of pages, by site and handle. A version without publish_at is a draft. The published one has the latest
-- publish_at that has passed; page holds a copy of it for routes and sitemaps.
create table page_version (
  site text not null,
  handle text not null,
  number integer not null,
  title text not null,
  description text not null,
  document jsonb not null,
  note text not null,
  created_at timestamptz not null,
  publish_at timestamptz,
  primary key (site, handle, number)
);
create index page_version_by_time on page_version (site, handle, publish_at desc, number desc)
  where publish_at is not null;

insert into page_version (site, handle, number, title, description, document, note, created_at, publish_at)
select site, handle, 1, title, description, document, '', updated_at, updated_at from page;
alter table page add column version integer not null default 1;
