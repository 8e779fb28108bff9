-- Changes of many products by staff, made by a job and undone together.
create table bulk_edit (
  id integer generated always as identity primary key,
  state text not null default 'applying' check (state in ('applying', 'applied', 'undoing', 'undone')),
  -- Sites of the changes; a name concerns none in particular.
  sites text[] not null,
  staff_name text not null,
  undone_by text,
  -- The request that the audit log names as the author of the changes.
  actor jsonb not null,
  created_at timestamptz not null,
  request_key text not null unique,
  request_fingerprint text not null
);
create index bulk_edit_created on bulk_edit (created_at);

create table bulk_edit_change (
  bulk_edit_id integer not null references bulk_edit on delete cascade,
  position integer not null,
  product_id integer not null,
  change jsonb not null,
  outcome text not null default 'waiting'
    check (outcome in ('waiting', 'changed', 'unchanged', 'refused', 'undone', 'left')),
  -- The reason of a refusal, or for which an undo left the value.
  reason text,
  primary key (bulk_edit_id, position)
);
create index bulk_edit_change_open on bulk_edit_change (bulk_edit_id, product_id) where outcome in ('waiting', 'changed');

-- The changes themselves are logged where they apply.
create trigger audit after insert or update on bulk_edit for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('bulk_edit', 'id', 'id', 'final', 'actor,request_key,request_fingerprint');
