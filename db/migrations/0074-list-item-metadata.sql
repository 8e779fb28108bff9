-- A line says what else it carries. Lines are told apart by a digest: what a shopper writes is too long for an index.
alter table list_item drop constraint list_item_list_id_product_id_options_children_key;
alter table list_item add column metadata jsonb not null default '{}';
update list_item set children = (
    select jsonb_agg('{"options": {}, "children": [], "metadata": {}}'::jsonb || child order by n)
    from jsonb_array_elements(children) with ordinality as of_line (child, n))
  where jsonb_array_length(children) > 0;
alter table list_item
  add column line_key text not null generated always as (md5(options::text || children::text || metadata::text)) stored,
  add constraint one_line_of_its_kind unique (list_id, product_id, line_key);
