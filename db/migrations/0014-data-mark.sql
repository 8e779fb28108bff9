-- What a store begins with, by name: put in once, so that what a merchant deletes stays deleted.
create table data_mark (
  name text primary key,
  at timestamptz not null default now()
);
