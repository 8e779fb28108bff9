-- Where the law asks for it, a sign-up counts once the owner of the address has confirmed it.
alter table newsletter_subscription
  drop constraint newsletter_subscription_state_check,
  add constraint newsletter_subscription_state_check check (state in ('pending', 'subscribed', 'unsubscribed')),
  -- Exports go on from it.
  add column number bigint generated always as identity unique;
create index newsletter_subscription_email on newsletter_subscription (email);

-- Every change of a subscription, as proof of consent.
create table newsletter_change (
  number bigint generated always as identity primary key,
  site text not null,
  email text not null,
  list_id text not null,
  state text not null check (state in ('pending', 'subscribed', 'unsubscribed')),
  source text not null check (source in ('form', 'account', 'registration', 'link', 'one-click', 'complaint')),
  at timestamptz not null
);
create index newsletter_change_email on newsletter_change (email);

-- Addresses that receive no newsletters, as hashes: their mail server rejected them, or their owner complained.
create table newsletter_suppression (
  email_hash text primary key,
  reason text not null check (reason in ('bounce', 'complaint')),
  at timestamptz not null
);

-- When an address was last mailed a link to its newsletters.
create table newsletter_link_mail (
  site text not null,
  email text not null,
  sent_at timestamptz not null,
  primary key (site, email)
);
