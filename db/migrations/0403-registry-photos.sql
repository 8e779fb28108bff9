-- The owner's photo of a registry, re-encoded; a new one replaces it with another id, so that its link changes.
create table registry_photo (
  registry_id uuid primary key references registry on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  width integer not null,
  height integer not null,
  bytes bytea not null
);
