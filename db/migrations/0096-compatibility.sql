-- What fits together is asked by system.
create index product_compatibility_group on product ((compatibility ->> 'group')) where compatibility is not null;
