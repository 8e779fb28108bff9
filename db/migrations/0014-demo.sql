-- Says that the demo world has been loaded whole; live mode refuses a database in which it stands.
create table demo_mark (
  name text primary key
);
