import { taxClasses, type TaxClass, untaxedClasses } from '../product-entry.ts'

/** Tax classes by wire name [TAX-230..232, TAX-401..403]. */
export const taxClassNames = {
  'EU Taxable Goods': 'goods',
  'EU Food Tax': 'food',
  'EU eBook Tax': 'ebook',
} as const satisfies Record<string, TaxClass>

/** Returns the tax class for a wire name or internal name [TAX-230..232]. */
export function taxClassOf(name: string): TaxClass | undefined {
  if (Object.hasOwn(taxClassNames, name)) return taxClassNames[name as keyof typeof taxClassNames]
  if (name.toLowerCase() === 'none') return 'untaxed'
  return [...taxClasses, ...untaxedClasses].find((known) => known === name)
}
