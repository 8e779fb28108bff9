-- The renewal that the customer has been reminded of.
alter table program_subscription add column reminded_of date;
