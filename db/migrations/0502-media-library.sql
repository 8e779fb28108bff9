-- Pictures, videos and captions of the store, so that staff find them and see where they are used. The files are in the
-- media folder; those of the demo store come with each release.
create table media_file (
  id integer generated always as identity primary key,
  -- Of a picture in several widths, the part of its files' paths before the width.
  path text not null unique check (path ~ '^/media/(demo|import)/[\w-]{1,120}(\.[a-z\d]{2,4})?$'),
  kind text not null check (kind in ('picture', 'video', 'captions')),
  -- An upload is by staff; an import comes from a product file or a content folder.
  source text not null check (source in ('upload', 'import', 'demo')),
  name text not null,
  -- Of a picture in several widths: the document that product.pictures has, without a text.
  picture jsonb,
  -- Of all its files; null until they are counted.
  bytes bigint,
  alt text not null default '',
  -- Alternative texts by language, as in {"de": "Eine Langhantel"}.
  alts jsonb not null default '{}',
  -- Name of the staff member or key; empty if unknown.
  uploaded_by text not null default '',
  uploaded_at timestamptz not null,
  -- True for a file that something used or may have used: past orders and emails can show it, so it stays stored. An
  -- upload is false until its first use.
  is_permanent boolean not null default true,
  -- When it was uploaded, or a job found that nothing uses it. Null while it is used.
  unused_since timestamptz,
  deleted_at timestamptz
);
create index media_file_by_uploader on media_file (source, uploaded_by);
create index media_file_unused on media_file (unused_since) where unused_since is not null;

-- What uses a file, written by triggers. Versions of pages and articles count, because staff can restore them.
create table media_use (
  object_type text not null check (object_type in ('product', 'category', 'print_catalog', 'page', 'article')),
  -- Of a page, its site and handle.
  object_id text not null,
  -- The version of a page or an article, the id of a variant, or 0.
  part integer not null,
  path text not null,
  primary key (object_type, object_id, part, path)
);
create index media_use_of_path on media_use (path);

-- Returns the files that a document names: pictures without their width, other files with their ending. A picture may
-- also be named by the path of a transform.
create function media_paths(document text) returns setof text language sql immutable as $$
  select distinct '/media/' || files.folder || '/' || named.name
  from (
    select found[1] as folder, found[2] as file from regexp_matches(
      document, '/media/(?:[\w.,:~-]+/){0,14}(demo|import)/([\w-]{1,120}(?:\.[a-z\d]{2,4})?)', 'g') as found) as files
  cross join lateral (values (file), (regexp_replace(file, '(?:-\d{2,4})?\.[a-z\d]{2,4}$', ''))) as named (name)
$$;

-- Stores the files that a document uses. A picture that the library does not have yet is added.
create function use_media(document jsonb, used_type text, used_id text, used_part integer) returns void
language plpgsql as $$
declare
  used text[] := array(select media_paths(document::text));
begin
  if used = '{}' then return; end if;
  insert into media_file (path, kind, source, name, picture, alt, uploaded_at)
  select distinct on (shown->>'base') shown->>'base', 'picture',
    case when shown->>'base' like '/media/demo/%' then 'demo' else 'import' end,
    split_part(shown->>'base', '/', 4),
    jsonb_build_object('base', shown->'base', 'width', shown->'width', 'height', shown->'height', 'widths', shown->'widths'),
    coalesce(shown->>'alt', ''), now()
  from jsonb_path_query(document, 'strict $.** ? (@.base.type() == "string" && @.widths.type() == "array"
    && @.width.type() == "number" && @.height.type() == "number")') as shown
  where shown->>'base' ~ '^/media/(demo|import)/[\w-]{1,120}$'
  order by shown->>'base', shown->>'alt' desc nulls last
  on conflict (path) do nothing;
  update media_file set unused_since = null, deleted_at = null, is_permanent = true
  where path = any (used) and (unused_since is not null or deleted_at is not null or not is_permanent);
  insert into media_use (object_type, object_id, part, path)
  select used_type, used_id, used_part, each from unnest(used) as each on conflict do nothing;
end $$;

-- Arguments: type of the object, columns that name files, columns of the object's id, and the column of the part or ''.
create function track_media() returns trigger language plpgsql as $$
declare
  columns text[] := string_to_array(tg_argv[1], ',');
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  any_row jsonb := coalesce(new_row, old_row);
  used_id text;
  used_part integer := case when tg_argv[3] = '' then 0 else (any_row->>tg_argv[3])::integer end;
begin
  if tg_op = 'UPDATE' then
    if pick_columns(old_row, columns, '{}') = pick_columns(new_row, columns, '{}') then return null; end if;
  end if;
  select string_agg(any_row->>name, ' ' order by n) into used_id
  from unnest(string_to_array(tg_argv[2], ',')) with ordinality as key (name, n);
  if tg_op <> 'INSERT' then
    delete from media_use where object_type = tg_argv[0] and object_id = used_id and part = used_part;
  end if;
  if tg_op <> 'DELETE' then
    perform use_media(pick_columns(new_row, columns, '{}'), tg_argv[0], used_id, used_part);
  end if;
  return null;
end $$;

create trigger media_used after insert or update of pictures or delete on product for each row
  execute function track_media('product', 'pictures', 'id', '');
create trigger media_used after insert or update of pictures or delete on sellable for each row
  execute function track_media('product', 'pictures', 'product_id', 'id');
create trigger media_used after insert or update of picture, links or delete on category for each row
  execute function track_media('category', 'picture,links', 'id', '');
create trigger media_used after insert or update of pages or delete on catalog_issue for each row
  execute function track_media('print_catalog', 'pages', 'number', '');
create trigger media_used after insert or update of document or delete on page_version for each row
  execute function track_media('page', 'document', 'site,handle', 'number');
create trigger media_used after insert or update or delete on article_version for each row
  execute function track_media('article', 'excerpt,content,picture,blocks,featured_video,custom_css,custom_js',
    'article_id', 'number');

-- Earlier releases write these tables; a later one drops them.
create function adopt_upload() returns trigger language plpgsql as $$
begin
  insert into media_file (path, kind, source, name, picture, uploaded_at, is_permanent, unused_since)
  values (new.base, 'picture', 'upload', split_part(new.base, '/', 4), new.picture - 'alt', now(), false, now())
  on conflict (path) do nothing;
  return null;
end $$;
create trigger media_adopted after insert on uploaded_picture for each row execute function adopt_upload();
create trigger media_adopted after insert on article_picture for each row execute function adopt_upload();

-- They are permanent, because past orders may show them.
insert into media_file (path, kind, source, name, picture, uploaded_by, uploaded_at)
select distinct on (base) base, 'picture', 'upload', split_part(base, '/', 4), picture - 'alt',
  coalesce(logged.staff_name, ''), coalesce(uploaded_at, logged.at, now())
from (
  select base, picture, uploaded_at from article_picture
  union all select base, picture, null from uploaded_picture) as uploaded
left join lateral (
  select staff_name, at from audit_change
  where table_name in ('article_picture', 'uploaded_picture') and operation = 'insert' and row_key->>'base' = base
  order by id limit 1) as logged on true
where base ~ '^/media/import/[\w-]{1,120}$'
order by base, uploaded_at;
