-- A feed is written in parts and read by its latest edition; the edition before it stays for clients that still read it.
create table product_feed (
  site text primary key,
  edition bigint not null,
  items integer not null
);
create table product_feed_part (
  site text not null,
  edition bigint not null,
  number integer not null,
  content text not null,
  primary key (site, edition, number)
);
alter table sellable add column gtin text check (gtin ~ '^[0-9]{8,14}$');
