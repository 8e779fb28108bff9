-- The links below the heading of a category: {style, links: [{category, label?, sites?}]}.
alter table category add column links jsonb not null default '{"style": "text", "links": []}';
-- What was shown until now: the categories right below.
update category c set links = jsonb_build_object('style', 'text', 'links', below.links)
from (
  select parent_id, jsonb_agg(jsonb_build_object('category', handle) order by position, id) as links
  from category where parent_id is not null group by parent_id
) below
where below.parent_id = c.id;
