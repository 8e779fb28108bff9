-- A recipe that nobody opened for long, and that no order or list names, is forgotten.
alter table recipe add column opened_at timestamptz not null default now(), add column is_ordered boolean not null default false;
update recipe set is_ordered = true where id in (
  select line->'metadata'->>'recipeId' from shop_order, jsonb_array_elements(document->'lines') line
  where line->'metadata' ? 'recipeId');
create index on recipe (opened_at) where not is_ordered;
create index on list_item ((metadata->>'recipeId')) where metadata ? 'recipeId';
