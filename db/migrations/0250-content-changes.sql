-- The time of the last change, for lastmod in sitemaps.
alter table page add column updated_at timestamptz not null default now();
alter table category add column updated_at timestamptz not null default now();
alter table post add column updated_at timestamptz not null default now();
update post set updated_at = published_at;

create function set_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at = now();
  return new;
end $$;
create trigger page_changed before update on page
  for each row when (old.* is distinct from new.*) execute function set_updated_at();
create trigger category_changed before update on category
  for each row when (old.* is distinct from new.*) execute function set_updated_at();
create trigger post_changed before update on post
  for each row when (old.* is distinct from new.*) execute function set_updated_at();
