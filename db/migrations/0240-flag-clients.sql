-- Client keys that may read the feature flags at /api/features/{clientKey}.
create table flag_client (
  client_key text primary key check (client_key ~ '^[\w-]{1,80}$')
);
insert into flag_client (client_key) values ('store');
