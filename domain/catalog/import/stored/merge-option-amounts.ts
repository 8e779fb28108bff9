import type { Site } from '#domain/sites.ts'
import type { CustomOption } from '../../options/custom-option.ts'
import type { SiteAmounts } from '../../product-entry.ts'

type Options = readonly CustomOption<SiteAmounts>[]

/**
 * Adds the stored amounts for other sites to options and values with the same titles. Options that specify amounts for
 * other sites, as in our export, are already complete.
 */
export function mergeOptionAmounts(imported: Options, stored: Options, site: Site): Options {
  const amounts = imported.flatMap(({ price, values }) => [price, ...values.map((value) => value.price)])
  if (amounts.some((price) => Object.keys(price).some((each) => each !== site))) return imported
  return withAmounts(imported, stored).map((option) => {
    const before = stored.find(({ title }) => title === option.title)
    return { ...option, values: withAmounts(option.values, before?.values ?? []) }
  })
}

function withAmounts<T extends { title: string; price: SiteAmounts }>(
  imported: readonly T[],
  stored: readonly { title: string; price: SiteAmounts }[],
): T[] {
  const prices = new Map(stored.map(({ title, price }) => [title, price]))
  return imported.map((each) => ({ ...each, price: { ...prices.get(each.title), ...each.price } }))
}
