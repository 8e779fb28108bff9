import { taxClasses, type TaxClass } from '../product-entry.ts'

/** The tax classes by the names that products carry in the outside world [TAX-230..232, TAX-401..403]. */
export const taxClassNames = {
  'EU Taxable Goods': 'goods',
  'EU Food Tax': 'food',
  'EU eBook Tax': 'ebook',
} as const satisfies Record<string, TaxClass>

/** The class of an outside name, or of our own one; undefined when there is no such class [TAX-230..232]. */
export function taxClassOf(name: string): TaxClass | undefined {
  if (Object.hasOwn(taxClassNames, name)) return taxClassNames[name as keyof typeof taxClassNames]
  return taxClasses.find((known) => known === name)
}
