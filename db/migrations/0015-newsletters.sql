-- Who reads which list; an e-mail that left stays, as proof that it did.
create table newsletter_subscription (
  site text not null,
  email text not null,
  list_id text not null,
  state text not null check (state in ('subscribed', 'unsubscribed')),
  at timestamptz not null default now(),
  primary key (site, email, list_id)
);
