-- Stories that readers submit for the community page of The Index. Staff publish, feature or reject them.
create table reader_story (
  id uuid primary key default gen_random_uuid(),
  site text not null,
  -- Null: submitted by email.
  customer_id integer references customer on delete cascade,
  email text not null,
  first_name text not null,
  place text not null,
  gym text not null,
  title text not null,
  text text not null,
  kind text not null check (kind in ('garage-gym', 'transformation', 'competition', 'military')),
  state text not null default 'pending' check (state in ('pending', 'published', 'rejected')),
  -- Why it was rejected, for its author.
  reason text not null default '',
  is_featured boolean not null default false,
  -- The post of a featured story.
  post_id integer references post on delete set null,
  is_suspicious boolean not null,
  reports integer not null default 0,
  reported_for text[] not null default '{}',
  -- BCP 47, of the page that it was submitted on, for mails.
  locale text,
  consent_at timestamptz not null,
  created_at timestamptz not null,
  published_at timestamptz,
  version integer not null default 1
);
create index reader_story_published on reader_story (site, published_at desc, id) where state = 'published';
create index reader_story_by_state on reader_story (state, created_at, id);
create index reader_story_of_customer on reader_story (customer_id) where customer_id is not null;
create index reader_story_of_email on reader_story (lower(email));

create table reader_story_photo (
  id uuid primary key default gen_random_uuid(),
  story_id uuid not null references reader_story on delete cascade,
  position integer not null,
  width integer not null,
  height integer not null,
  large bytea not null,
  small bytea not null,
  -- Products in the photo.
  skus text[] not null default '{}'
);
create index reader_story_photo_of_story on reader_story_photo (story_id, position);
