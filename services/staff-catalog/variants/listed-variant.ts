/**
 * SQL condition on a variant `s` and its product `p`: the variant is not retired, and all of its option values exist.
 * Variants with removed values stay stored for carts and orders; they are listed only while they have stock.
 */
export const offeredValuesCondition = `s.retired_at is null and not exists (select from jsonb_array_elements(p.options) as o where not exists (
  select from jsonb_array_elements(o -> 'values') as v where v ->> 'label' = s.choice ->> (o ->> 'code')))`

export const listedVariantCondition = `(${offeredValuesCondition}
  or exists (select from stock where sellable_id = s.id and managed and (on_hand > 0 or reserved > 0)))`
