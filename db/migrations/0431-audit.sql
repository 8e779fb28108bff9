-- Each row that a staff call inserts, changes or deletes, written by triggers in the transaction of the change.
create table audit_change (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  request_id text not null,
  -- Null for an API key.
  staff_id uuid,
  staff_name text not null,
  ip text not null,
  call text not null,
  site text not null,
  object_type text not null,
  object_id text not null,
  table_name text not null,
  operation text not null check (operation in ('insert', 'update', 'delete')),
  row_key jsonb not null,
  -- Of an update, the changed columns alone. Values of hidden columns are null.
  before jsonb,
  after jsonb,
  is_reversible boolean not null,
  -- The change that this one undoes.
  undoes bigint references audit_change
);
create index audit_change_of_object on audit_change (object_type, object_id, id desc);
create index audit_change_of_staff on audit_change (staff_id, id desc);
create index audit_change_of_request on audit_change (request_id);
create unique index audit_change_undone on audit_change (undoes) where undoes is not null;

create function refuse_audit_edit() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log cannot be edited';
end $$;
create trigger audit_is_final before update or delete on audit_change
  for each row execute function refuse_audit_edit();

create function pick_columns(document jsonb, names text[], hidden text[]) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(name, case when name = any (hidden) then 'null' else document->name end), '{}')
  from unnest(names) as name
$$;

-- Arguments: type of the object, columns of the primary key, columns of the object's id, 'reversible' or 'final', and
-- columns whose values are secret or personal.
create function audit_row() returns trigger language plpgsql as $$
declare
  actor jsonb := current_setting('ironwright.actor')::jsonb;
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  any_row jsonb := coalesce(new_row, old_row);
  hidden text[] := string_to_array(tg_argv[4], ',');
  names text[] := array(
    select key from jsonb_object_keys(any_row) as key
    where tg_op <> 'UPDATE' or old_row->key is distinct from new_row->key order by key);
begin
  if tg_op = 'UPDATE' and names = '{}' then return null; end if;
  insert into audit_change (at, request_id, staff_id, staff_name, ip, call, site, object_type, object_id, table_name,
    operation, row_key, before, after, is_reversible, undoes)
  values (
    to_timestamp((actor->>'now')::double precision / 1000), actor->>'requestId', (actor->>'id')::uuid, actor->>'name',
    actor->>'ip', actor->>'call', actor->>'site', tg_argv[0],
    (select coalesce(string_agg(any_row->>name, ' ' order by n), '')
     from unnest(string_to_array(tg_argv[2], ',')) with ordinality as part (name, n)),
    tg_table_name, lower(tg_op), pick_columns(any_row, string_to_array(tg_argv[1], ','), '{}'),
    case when old_row is not null then pick_columns(old_row, names, hidden) end,
    case when new_row is not null then pick_columns(new_row, names, hidden) end,
    tg_argv[3] = 'reversible' and not names && hidden, nullif(current_setting('ironwright.undoes', true), '')::bigint);
  return null;
end $$;

-- Restores the row before a change, if the changed columns are still as the change left them. Returns 'undone',
-- 'not_found', 'not_reversible' or 'changed_since'.
create function audit_undo(change_id bigint) returns text language plpgsql as $$
declare
  change audit_change;
  key_matches text;
  columns text;
  changed integer;
begin
  select * into change from audit_change where id = change_id;
  if not found then return 'not_found'; end if;
  if not change.is_reversible or exists (select from audit_change where undoes = change_id) then
    return 'not_reversible';
  end if;
  perform set_config('ironwright.undoes', change_id::text, true);
  select string_agg(format('t.%1$I = r.%1$I', key), ' and ') into key_matches
  from jsonb_object_keys(change.row_key) as key;
  if change.operation = 'delete' then
    execute format('insert into %1$I overriding system value
      select * from jsonb_populate_record(null::%1$I, $1) on conflict do nothing', change.table_name) using change.before;
  elsif change.operation = 'insert' then
    execute format('delete from %1$I as t using jsonb_populate_record(null::%1$I, $1) as r
      where %2$s and to_jsonb(t) = $2', change.table_name, key_matches) using change.row_key, change.after;
  else
    select string_agg(format('%I', key), ', ') into columns from jsonb_object_keys(change.after) as key;
    execute format('update %1$I as t set (%3$s) = (select %3$s from jsonb_populate_record(null::%1$I, $1))
      from jsonb_populate_record(null::%1$I, $2) as r
      where %2$s and not exists (
        select from jsonb_each($3) as left_by where to_jsonb(t)->left_by.key is distinct from left_by.value)',
      change.table_name, key_matches, columns) using change.before, change.row_key, change.after;
  end if;
  get diagnostics changed = row_count;
  perform set_config('ironwright.undoes', '', true);
  return case when changed = 1 then 'undone' else 'changed_since' end;
end $$;

create trigger audit after insert or update or delete on redirect for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('redirect', 'site,path', 'site,path', 'reversible', '');
create trigger audit after insert or update or delete on option_list for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('option_list', 'code', 'code', 'reversible', '');
create trigger audit after insert or update or delete on search_synonym for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('search_synonym', 'id', 'phrase', 'reversible', '');
create trigger audit after insert or update or delete on search_pin for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('search_pin', 'site,phrase_key,product_id', 'site,phrase_key', 'reversible', '');
create trigger audit after insert or update or delete on search_redirect for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('search_redirect', 'site,phrase_key', 'site,phrase_key', 'reversible', '');
create trigger audit after insert or update or delete on product_remap for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('product_remap', 'from_id', 'from_id', 'reversible', '');
create trigger audit after insert or update or delete on customer_group for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('customer_group', 'id', 'id', 'reversible', '');
create trigger audit after insert or update or delete on chat_canned_answer for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('chat_answer', 'title', 'title', 'reversible', '');
create trigger audit after insert or update or delete on form for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('form', 'site,hash', 'site,hash', 'reversible', '');
create trigger audit after insert or update or delete on form_entry for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('form_entry', 'id', 'id', 'final', 'entry_values');
create trigger audit after insert or update or delete on shop_order for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('order', 'id', 'id', 'final', 'document,email,guest_token,payment_token,card,browser_info,challenge_url');
create trigger audit after insert or update or delete on shipment for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('order', 'id', 'order_id', 'final', 'request_key');
create trigger audit after insert or update or delete on shipment_event for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('shipment', 'shipment_id,status,at', 'shipment_id', 'final', 'request_key');
create trigger audit after insert or update or delete on order_refund for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('order', 'order_id,number', 'order_id', 'final', 'reason,request_key,request_fingerprint');
create trigger audit after insert or update or delete on order_message for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('order', 'id', 'order_id', 'final', 'text,address,replaced_address,reply,request_key');
create trigger audit after insert or update or delete on payment_link for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('payment_link', 'id', 'id', 'final', 'document,email,note,sent_key');
create trigger audit after insert or update or delete on payment_link_refund for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('payment_link', 'payment_id,number', 'payment_id', 'final', 'reason,request_key,request_fingerprint');
create trigger audit after insert or update or delete on rma for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('return', 'number', 'number', 'final', 'comment,rejection');
create trigger audit after insert or update or delete on rma_item for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('return', 'rma_number,item_id', 'rma_number', 'final', '');
create trigger audit after insert or update or delete on quote for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('quote', 'list_id', 'list_id', 'final', 'title,message,note,reason,lines,shipping');
create trigger audit after insert or update or delete on quote_version for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('quote', 'list_id,version', 'list_id', 'final', 'offer');
create trigger audit after insert or update or delete on quote_message for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('quote', 'id', 'list_id', 'final', 'text,key');
create trigger audit after insert or update or delete on quote_answer for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('quote', 'list_id,number', 'list_id', 'final', 'document,key');
create trigger audit after insert or update or delete on catalog_issue for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('print_catalog', 'number', 'number', 'final', 'pages,request_key');
create trigger audit after insert or update or delete on chat_conversation for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('chat', 'id', 'id', 'final', 'guest_token,name,email');
create trigger audit after insert or update or delete on chat_message for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('chat', 'conversation_id,number', 'conversation_id', 'final', 'text,request_key');
create trigger audit after insert or update or delete on chat_attachment for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('chat', 'id', 'conversation_id', 'final', 'name,bytes');
create trigger audit after insert or update or delete on newsletter_suppression for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('newsletter', 'email_hash', 'email_hash', 'final', '');
create trigger audit after insert or update or delete on newsletter_subscription for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('newsletter', 'number', 'number', 'final', 'email');
create trigger audit after insert or update or delete on customer for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('customer', 'id', 'id', 'final', 'email,password_hash,firstname,lastname,telephone');
create trigger audit after insert or update or delete on customer_verification for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('customer', 'id', 'customer_id', 'final', 'file_name,file_bytes');
create trigger audit after insert or update or delete on review for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('review', 'id', 'id', 'final', 'author,title,text');
create trigger audit after insert or update or delete on reader_story for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('story', 'id', 'id', 'final', 'email,first_name,place,gym,title,text,reason');
create trigger audit after insert or update or delete on page for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('page', 'site,handle', 'site,handle', 'final', 'document');
create trigger audit after insert or update or delete on page_version for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('page', 'site,handle,number', 'site,handle', 'final', 'document');
create trigger audit after insert or update or delete on staff_account for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('staff', 'id', 'id', 'final', 'password_hash,totp_secret,totp_step');
create trigger audit after insert or update or delete on staff_account_role for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('staff', 'staff_id,role_id', 'staff_id', 'final', '');
create trigger audit after insert or update or delete on staff_role for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('role', 'id', 'id', 'final', '');
create trigger audit after insert or update or delete on staff_invitation for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('staff_invitation', 'id', 'id', 'final', 'token_hash');
create trigger audit after insert or update or delete on staff_api_key for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('api_key', 'id', 'id', 'final', 'secret_hash');
