-- Payment links of draft orders pay a quote, like those of quotes.
alter table payment_link
  drop constraint payment_link_kind_check,
  drop constraint payment_link_check1,
  drop constraint payment_link_check2,
  add constraint payment_link_kind_check check (kind in ('quote', 'draft_order', 'order', 'free')),
  add constraint payment_link_list_check check ((kind in ('quote', 'draft_order')) = (list_id is not null)),
  add constraint payment_link_version_check check ((kind in ('quote', 'draft_order')) = (quote_version is not null));
-- A deleted draft order deletes its list, with the payment link and the emails of the link.
alter table payment_link_mailing
  drop constraint payment_link_mailing_link_id_fkey,
  add constraint payment_link_mailing_link_id_fkey foreign key (link_id) references payment_link on delete cascade;
