-- A change that only renames options or values can be undone. One that adds or removes values follows from variants,
-- which Undo neither adds nor removes.
create function option_shape(options jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_build_array(each->'code', jsonb_array_length(each->'values')) order by place), '[]')
  from jsonb_array_elements(options) with ordinality as of_product (each, place)
$$;

drop trigger audit_options on product;
create trigger audit_options after update of options on product for each row
  when (current_setting('ironwright.actor', true) <> '' and option_shape(old.options) <> option_shape(new.options))
  execute function audit_row('product', 'id', 'id', 'final', '');
create trigger audit_option_names after update of options on product for each row
  when (current_setting('ironwright.actor', true) <> '' and old.options is distinct from new.options
    and option_shape(old.options) = option_shape(new.options))
  execute function audit_row('product', 'id', 'id', 'reversible', '');
