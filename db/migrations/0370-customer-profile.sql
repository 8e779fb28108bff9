-- What customers say about themselves; name, telephone and segments are columns of customer.
create table customer_profile (
  customer_id integer primary key references customer on delete cascade,
  birthdate date,
  company text not null default '',
  occupations text[] not null default '{}',
  -- One of the customer's segments; null follows the order of priority.
  primary_segment integer,
  -- The linked workout tracker account.
  tracker_account text
);

-- Names of the customer groups; which one a customer is in is a column of customer.
create table customer_group (
  id integer primary key check (id >= 0),
  code text not null unique,
  name text not null
);
insert into customer_group (id, code, name) values
  (0, 'guest', 'Guest'),
  (1, 'general', 'General'),
  (2, 'wholesale', 'Wholesale'),
  (3, 'military', 'Military and first responders'),
  (4, 'employee', 'Employee');
