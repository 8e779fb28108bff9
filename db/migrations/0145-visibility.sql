-- What a product's lists may show of it, beside the rest of what lists ask: 2 catalogue, 3 searches, 4 both.
-- What is shown nowhere has no row here, and so all that were listed until now were shown in both.
alter table listing add column visibility integer not null default 4 check (visibility between 2 and 4);
