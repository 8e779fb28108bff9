-- When its shopper said that checkout orders this list, whatever its type: the last one of them is meant.
alter table list add column chosen_at timestamptz;
create index chosen_of_customer on list (customer_id, site) where chosen_at is not null;
update list set chosen_at = now() from quote where quote.list_id = list.id and quote.is_chosen;
-- Gifts went before quotes.
update list set chosen_at = now() + interval '1 second' where registry->>'isChosen' = 'true';
update list set registry = registry - 'isChosen' where registry ? 'isChosen';
alter table quote drop column is_chosen;
