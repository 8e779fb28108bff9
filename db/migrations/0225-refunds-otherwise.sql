-- What went back in another way is none of what the vendor is told to have given back before.
alter table order_refund add column went_otherwise boolean not null default false;
