-- Variants of values that staff removed. Their choice stays as it was then, even if another variant now has the same one.
-- The removed value is stored as it was in the options, so that it can return with its swatch.
alter table sellable
  add column retired_at timestamptz,
  add column retired_option text,
  add column retired_value jsonb;
