-- Visitors of experiments by the browser's id, with their first variation and their orders since. A visitor who saw two
-- variations, such as after the weights changed, is mixed and counts for none.
create table experiment_visitor (
  experiment text not null,
  site text not null,
  anonymous_id text not null,
  variation text not null,
  first_at timestamptz not null,
  is_mixed boolean not null default false,
  orders integer not null default 0,
  -- Minor units of the site's currency.
  revenue bigint not null default 0,
  primary key (experiment, site, anonymous_id)
);
create index experiment_visitor_by_anonymous on experiment_visitor (anonymous_id, site);
create index experiment_visitor_first_at on experiment_visitor (first_at);

-- Counts of the visitors above, so that a report reads a few rows.
create table experiment_result (
  experiment text not null,
  site text not null,
  variation text not null,
  visitors bigint not null default 0,
  buyers bigint not null default 0,
  orders bigint not null default 0,
  revenue bigint not null default 0,
  -- Visitors who saw this variation first and another one later.
  mixed bigint not null default 0,
  -- Planned share of the visitors when the first one was counted.
  weight double precision not null,
  -- True if visitors were counted with another weight since.
  has_new_weight boolean not null default false,
  primary key (experiment, site, variation)
);

-- The number of the last counted event by its name, and the UTC day of its receipt.
create table experiment_counted (
  name text primary key,
  number bigint not null,
  day date not null
);
insert into experiment_counted (name, number, day) values ('experimentView', 0, '-infinity'), ('purchase', 0, '-infinity');
