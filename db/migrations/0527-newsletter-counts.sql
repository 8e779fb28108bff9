-- Counts of a list by status. Equal keys share an entry, so this index has a sixteenth of the pages of the one with times.
create index newsletter_subscription_counts on newsletter_subscription (list_id, status);

-- The state that an unsubscription ended: ending a pending sign-up ends no subscription. Null before this migration.
alter table newsletter_change add column earlier_state text check (earlier_state in ('pending', 'subscribed'));
drop index newsletter_change_since;
create index newsletter_change_growth on newsletter_change (at, list_id, state)
  where state = 'subscribed' or state = 'unsubscribed' and earlier_state is distinct from 'pending';
