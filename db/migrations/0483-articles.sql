-- Articles of The Index as staff edit them; post has what the shop shows.
create table article (
  id integer primary key,
  -- The newest version.
  latest integer not null,
  -- The version that the shop shows. Null for a draft.
  published integer,
  first_published_at timestamptz,
  scheduled integer,
  scheduled_at timestamptz,
  -- Why the scheduled version could not be published at its time. It then waits for staff.
  schedule_problem text,
  deleted_at timestamptz,
  -- Key of the call that created it, so that a repeat returns it.
  request_key text unique,
  check ((scheduled is null) = (scheduled_at is null))
);
create index article_by_schedule on article (scheduled_at) where scheduled_at is not null and schedule_problem is null;

create table article_version (
  article_id integer not null references article on delete cascade,
  number integer not null,
  slug text not null,
  title text not null,
  excerpt text not null,
  content text not null,
  format text not null,
  category_ids integer[] not null,
  tag_ids integer[] not null,
  picture jsonb,
  blocks jsonb not null,
  author_id integer references post_author,
  featured_video text,
  custom_css text not null,
  custom_js text not null,
  note text not null,
  -- Name of the staff member or key; empty for a version from files or another area.
  saved_by text not null,
  created_at timestamptz not null,
  primary key (article_id, number)
);
create index article_version_by_slug on article_version (slug);

-- Pictures that staff uploaded for articles. Each is the document that product.pictures has.
create table article_picture (
  base text primary key,
  picture jsonb not null,
  uploaded_at timestamptz not null
);

insert into article (id, latest, published, first_published_at) select id, 1, 1, published_at from post;
insert into article_version (article_id, number, slug, title, excerpt, content, format, category_ids, tag_ids, picture,
  blocks, author_id, featured_video, custom_css, custom_js, note, saved_by, created_at)
select id, 1, slug, title, excerpt, content, format, category_ids, tag_ids, picture, blocks, author_id, featured_video,
  custom_css, custom_js, '', '', updated_at
from post;

-- The article of a featured story, which staff can take off the shop.
alter table reader_story add column article_id integer references article on delete set null;
update reader_story set article_id = post_id where post_id is not null;
create index reader_story_by_article on reader_story (article_id) where article_id is not null;
alter table reader_story drop column post_id;

-- Shows a version of an article in the shop.
create function show_article(shown_id integer, shown_number integer) returns void language plpgsql as $$
begin
  perform set_config('ironwright.shows_article', 'yes', true);
  insert into post (id, slug, title, excerpt, content, format, category_ids, tag_ids, picture, blocks, author_id,
    featured_video, custom_css, custom_js, published_at)
  select v.article_id, v.slug, v.title, v.excerpt, v.content, v.format, v.category_ids, v.tag_ids, v.picture, v.blocks,
    v.author_id, v.featured_video, v.custom_css, v.custom_js, article.first_published_at
  from article join article_version as v on v.article_id = article.id
  where article.id = shown_id and v.number = shown_number
  on conflict (id) do update set slug = excluded.slug, title = excluded.title, excerpt = excluded.excerpt,
    content = excluded.content, format = excluded.format, category_ids = excluded.category_ids,
    tag_ids = excluded.tag_ids, picture = excluded.picture, blocks = excluded.blocks, author_id = excluded.author_id,
    featured_video = excluded.featured_video, custom_css = excluded.custom_css, custom_js = excluded.custom_js,
    published_at = excluded.published_at;
  perform set_config('ironwright.shows_article', '', true);
end $$;

-- A post that an import or another area stores becomes the next, published version of its article. An import frees
-- slugs by temporary ones that begin with ~.
create function version_post() returns trigger language plpgsql as $$
declare
  next_number integer;
begin
  if current_setting('ironwright.shows_article', true) = 'yes' or new.slug like '~%' then return null; end if;
  if tg_op = 'UPDATE' then
    if (to_jsonb(old) - 'updated_at') = (to_jsonb(new) - 'updated_at') then return null; end if;
  end if;
  if tg_op = 'INSERT' then
    -- Fails if the id belongs to an article that the shop does not show.
    insert into article (id, latest, published, first_published_at) values (new.id, 1, 1, new.published_at)
    returning latest into next_number;
  else
    update article set latest = latest + 1, published = latest + 1, first_published_at = new.published_at
    where id = new.id returning latest into next_number;
  end if;
  insert into article_version (article_id, number, slug, title, excerpt, content, format, category_ids, tag_ids,
    picture, blocks, author_id, featured_video, custom_css, custom_js, note, saved_by, created_at)
  values (new.id, next_number, new.slug, new.title, new.excerpt, new.content, new.format, new.category_ids,
    new.tag_ids, new.picture, new.blocks, new.author_id, new.featured_video, new.custom_css, new.custom_js, '', '',
    new.updated_at);
  return null;
end $$;
create trigger post_versioned after insert or update on post for each row execute function version_post();

-- The log has no texts of articles, because some are readers' stories.
create trigger audit after update on article for each row
  when (current_setting('ironwright.actor', true) <> '' and old.latest = new.latest)
  execute function audit_row('article', 'id', 'id', 'reversible', '');
create trigger audit_version after insert on article_version for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('article', 'article_id,number', 'article_id', 'final',
    'slug,title,excerpt,content,picture,blocks,custom_css,custom_js');
create trigger audit after insert or update or delete on article_picture for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('article_picture', 'base', 'base', 'final', '');
create trigger audit after insert on tag for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('article_tag', 'id', 'name', 'final', '');
create trigger audit after insert on post_author for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('article_author', 'id', 'name', 'final', '');
