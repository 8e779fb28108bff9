-- The uses of files before the media library.
select use_media(pictures, 'product', id::text, 0) from product;
select use_media(pictures, 'product', product_id::text, id) from sellable where pictures is not null;
select use_media(jsonb_build_array(picture, links), 'category', id::text, 0) from category;
select use_media(pages, 'print_catalog', number::text, 0) from catalog_issue;
select use_media(document, 'page', site || ' ' || handle, number) from page_version;
select use_media(jsonb_build_array(excerpt, content, picture, blocks, featured_video, custom_css, custom_js), 'article',
  article_id::text, number)
from article_version;

-- An upload is logged, and so are its texts and its deletion, which Undo reverses. Uses that triggers find are not. The
-- return of a deleted file is final: Undo must not hide a file that has a use or a new upload.
create trigger audit_upload after insert on media_file for each row
  when (current_setting('ironwright.actor', true) <> '' and new.source = 'upload')
  execute function audit_row('media_file', 'id', 'id', 'final', '');
create trigger audit after update on media_file for each row
  when (current_setting('ironwright.actor', true) <> ''
    and (old.deleted_at is null or new.deleted_at is not null)
    and (old.alt, old.alts, old.deleted_at is null) is distinct from (new.alt, new.alts, new.deleted_at is null))
  execute function audit_row('media_file', 'id', 'id', 'reversible', '');
create trigger audit_restored after update of deleted_at on media_file for each row
  when (current_setting('ironwright.actor', true) <> '' and old.deleted_at is not null and new.deleted_at is null)
  execute function audit_row('media_file', 'id', 'id', 'final', '');
