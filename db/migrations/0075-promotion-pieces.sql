-- Pieces of a promotion are promised to an order like stock, and come back when it fails.
alter table reservation add column promotional integer not null default 0 check (promotional between 0 and qty);

-- Up to which instant the beginnings and ends of promotions have been shown.
create table promotion_watch (
  is_only boolean primary key default true check (is_only),
  seen_until timestamptz not null default now()
);
insert into promotion_watch default values;
