-- Lists by category and tag, and searches, stay fast with many posts.
create index post_by_category on post using gin (category_ids);
create index post_by_tag on post using gin (tag_ids);
create index post_by_title on post using gin (title gin_trgm_ops);
create index post_by_excerpt on post using gin (excerpt gin_trgm_ops);
create index post_by_content on post using gin (content gin_trgm_ops);
