-- The list of a quote that was declined, or that ran out, is closed; one that is sent anew is open again.
alter table quote add column is_closed boolean not null default false;
create index lapsing_quote on quote (valid_until) where state in ('sent', 'accepted') and not is_closed;
update quote set is_closed = true where state = 'declined';
update list set is_active = false, version = list.version + 1
  from quote where quote.list_id = list.id and quote.is_closed and list.is_active;
