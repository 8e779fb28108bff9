-- A variant may have several promotions on a site: staff schedule them, and an import replaces only its own one.
alter table promotion drop constraint promotion_pkey;
alter table promotion
  add column id integer generated always as identity primary key,
  add column is_imported boolean not null default true,
  -- Of the request that scheduled it; null for imports.
  add column request_key text;
create index promotion_of_variant on promotion (sellable_id, site);
create unique index promotion_of_request on promotion (request_key, sellable_id) where request_key is not null;
create unique index promotion_of_import on promotion (sellable_id, site) where is_imported;

-- The promotion that reserved units are returned to. Null for reservations of the release before.
alter table reservation add column promotion_id integer;

-- Staff edits always set the price. Orders change only the remaining units and are not logged.
create trigger audit after insert or delete or update of price on promotion for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('promotion', 'id,sellable_id', 'id', 'reversible', '');
