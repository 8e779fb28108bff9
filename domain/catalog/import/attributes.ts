import { visibilities, type Visibility } from '../visibility.ts'
import { shippingGroups, type ProductEntry } from '../product-entry.ts'
import type { Column, ImportRow } from './columns.ts'
import { parseBoolean } from './status.ts'
import { taxClassNames, taxClassOf } from './tax-class.ts'

export type ImportedAttributes = Required<
  Pick<ProductEntry, 'shippingGroup' | 'isPickupDisabled' | 'shipsFree' | 'taxClass'>
> &
  Pick<ProductEntry, 'visibility'>

const visibilityNames: Readonly<Record<string, Visibility>> = {
  'not visible individually': 1,
  catalog: 2,
  search: 3,
  'catalog, search': 4,
  unlisted: 5,
  ...Object.fromEntries(visibilities.map((each) => [String(each), each])),
}

/**
 * Reads shipping, tax, and visibility attributes. Defaults to a standard parcel and tax rate, and reports unknown
 * values [SHIP-201..203, TAX-230..232, CATALOG-208].
 */
export function readAttributes(
  cells: ImportRow['cells'],
  variants: readonly { isTaxable: boolean }[],
  reportProblem: (column: Column, why: string, suggestion: string) => void,
): ImportedAttributes {
  const { shippingGroup = '', taxClass = 'goods' } = cells
  const group = shippingGroups.find((known) => known === shippingGroup)
  if (group === undefined) {
    const known = shippingGroups.filter((name) => name !== '').join(', ')
    reportProblem('shippingGroup', `${shippingGroup} is not a shipping group.`, `Leave it empty, or enter ${known}.`)
  }
  const knownClass = taxClassOf(taxClass)
  if (knownClass === undefined) {
    const known = Object.keys(taxClassNames).join(', ')
    reportProblem('taxClass', `${taxClass} is not a tax class.`, `Leave it empty, or enter ${known}.`)
  }
  const visibilityName = cells.visibility?.toLowerCase() ?? ''
  const visibility = Object.hasOwn(visibilityNames, visibilityName) ? visibilityNames[visibilityName] : undefined
  if (cells.visibility !== undefined && visibility === undefined) {
    const suggestion = 'Leave it empty, or enter Not Visible Individually, Catalog, Search, or "Catalog, Search".'
    reportProblem('visibility', `${cells.visibility} is not a visibility.`, suggestion)
  }
  const isOn = (column: 'pickupDisabled' | 'freeShipping') => {
    const text = cells[column]
    const value = text === undefined ? false : parseBoolean(text)
    if (value === null) reportProblem(column, `${text} is neither true nor false.`, 'Enter true or false.')
    return value ?? false
  }
  const isUntaxed = variants.length > 0 && variants.every(({ isTaxable }) => !isTaxable)
  if (!isUntaxed && variants.some(({ isTaxable }) => !isTaxable)) {
    const why = 'Some variants are taxed and others are not.'
    reportProblem('taxable', why, 'Give all variants the same value, or split the product.')
  }
  return {
    shippingGroup: group ?? '',
    isPickupDisabled: isOn('pickupDisabled'),
    shipsFree: isOn('freeShipping'),
    taxClass: isUntaxed && (knownClass ?? 'goods') !== 'voucher' ? 'untaxed' : (knownClass ?? 'goods'),
    ...(visibility !== undefined && { visibility }),
  }
}
