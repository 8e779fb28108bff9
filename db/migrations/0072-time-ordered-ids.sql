-- Random ids touch another page of an index for each row. Those of one time lie together, and what is in use is of late.
-- RFC 9562, version 7: 48 bits of milliseconds, then 74 bits by chance. PostgreSQL has its own since 18.
create function time_ordered_id() returns uuid language sql volatile parallel safe as $$
  select encode(set_bit(set_bit(
    overlay(uuid_send(gen_random_uuid())
      placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
    52, 1), 53, 1), 'hex')::uuid
$$;
alter table list alter column id set default time_ordered_id();
alter table list_item alter column id set default time_ordered_id();
