-- The last number of each series of a site: in the European Union and the United Kingdom invoices are numbered in order
-- and without a gap, credit notes in a series of their own.
create table invoice_series (
  site text not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  last integer not null default 0,
  primary key (site, kind)
);

-- Which number an order's invoice has, and the credit note of each of its refunds.
create table invoice (
  site text not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  number integer not null check (number > 0),
  order_id text not null references shop_order,
  -- Of the order's refunds; 0 is the invoice.
  refund integer not null check ((refund = 0) = (kind = 'invoice')),
  issued_at timestamptz not null default now(),
  primary key (site, kind, number),
  unique (order_id, refund)
);
