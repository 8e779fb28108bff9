-- Hosts that showed pages of the shop without being ours, by site and UTC day.
create table foreign_host (
  site text not null,
  day date not null,
  host text not null check (length(host) between 1 and 253),
  hits integer not null default 1 check (hits > 0),
  primary key (site, day, host)
);
create index foreign_host_day on foreign_host (day);
