-- Staff create and edit categories. Ids of imported categories are below those of this sequence.
create sequence category_id start 10000;
alter table category add column created_key text unique;

-- Each change of what staff edit raises the version, also an undo, so that no stale edit is saved.
alter table category add column edit_version integer not null default 1;
create function raise_edit_version() returns trigger language plpgsql as $$
begin
  new.edit_version := old.edit_version + 1;
  return new;
end $$;
create trigger raise_edit_version before update on category for each row
  when ((old.name, old.text, old.facets, old.picture) is distinct from (new.name, new.text, new.facets, new.picture))
  execute function raise_edit_version();
create function raise_edit_version_of_translated() returns trigger language plpgsql as $$
begin
  update category set edit_version = edit_version + 1 where id = coalesce(new.category_id, old.category_id);
  return null;
end $$;
create trigger raise_edit_version after insert or update or delete on category_translation for each row
  execute function raise_edit_version_of_translated();

-- Imports run without an actor and are not logged.
create trigger audit_created after insert or delete on category for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('category', 'id', 'id', 'reversible', '');
create trigger audit_edited after update of name, text, facets, picture, parent_id, position on category for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('category', 'id', 'id', 'reversible', '', 'links,links_version,edit_version,updated_at');
create trigger audit after insert or update or delete on category_translation for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('category', 'category_id,language', 'category_id', 'reversible', '');
create trigger audit after insert or update or delete on product_category for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('product', 'product_id,category_id', 'product_id', 'final', '');
