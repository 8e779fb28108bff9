-- What staff may choose from where a product's attribute has a fixed set of values, in order.
create table option_list (
  code text primary key,
  options text[] not null check (cardinality(options) > 0),
  version integer not null default 1
);
insert into option_list (code, options) values ('program_delivery', '{Not Applicable,App,Email,Web}');
