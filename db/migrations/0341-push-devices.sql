-- Devices that receive push notifications, by shopper.
create table push_device (
  site text not null,
  customer_id integer,
  guest_token text,
  device_uid text not null,
  platform text not null check (platform in ('ios', 'android', 'web')),
  -- Issued by the platform. It names the device to Apple, Google or the browser's vendor.
  token text not null,
  topics jsonb not null,
  rapidfire jsonb not null,
  updated_at timestamptz not null,
  unique nulls not distinct (site, customer_id, guest_token, device_uid),
  check (num_nonnulls(customer_id, guest_token) = 1)
);
create index push_device_token on push_device (token);
create index push_device_updated_at on push_device (updated_at);
