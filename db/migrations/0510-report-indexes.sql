-- Paid renewals of programs are read by the reports: by the day of payment, with the taxes by label. Charges from before
-- this release have the sum of their taxes only.
alter table program_charge add column taxes jsonb;
create index program_charge_paid on program_charge (paid_at) where status = 'paid';

-- The last sale of a variant on a site.
create index sale_line_of_sku on sale_line (site, sku, placed_at) where not is_gift_card;
