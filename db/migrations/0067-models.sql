-- What a piece is in three dimensions, how large it is, and what a product fits to.
alter table sellable add column model jsonb;
alter table sellable add column size integer[];
alter table product add column compatibility jsonb;
