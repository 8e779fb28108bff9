import { visibilities, type Visibility } from '../visibility.ts'
import { shippingGroups, type ProductEntry } from '../product-entry.ts'
import type { Column, ImportRow } from './columns.ts'
import { taxClassNames, taxClassOf } from './tax-class.ts'

export type ImportedAttributes = Required<
  Pick<ProductEntry, 'shippingGroup' | 'isPickupDisabled' | 'shipsFree' | 'taxClass'>
> &
  Pick<ProductEntry, 'visibility'>

const on = new Set(['true', '1'])
const off = new Set(['', 'false', '0'])
const visibilityNames: Readonly<Record<string, Visibility>> = {
  'not visible individually': 1,
  catalog: 2,
  search: 3,
  'catalog, search': 4,
  ...Object.fromEntries(visibilities.map((each) => [String(each), each])),
}

/**
 * Reads shipping, tax and visibility attributes, with a standard parcel and rate as defaults. Reports unknown values
 * [SHIP-201..203, TAX-230..232, CATALOG-208].
 */
export function readAttributes(
  cells: ImportRow['cells'],
  complain: (column: Column, why: string, suggestion: string) => void,
): ImportedAttributes {
  const { shippingGroup = '', taxClass = 'goods' } = cells
  const group = shippingGroups.find((known) => known === shippingGroup)
  if (group === undefined) {
    const known = shippingGroups.filter((name) => name !== '').join(', ')
    complain('shippingGroup', `${shippingGroup} is not a shipping group.`, `Leave it empty, or write ${known}.`)
  }
  const knownClass = taxClassOf(taxClass)
  if (knownClass === undefined) {
    const known = Object.keys(taxClassNames).join(', ')
    complain('taxClass', `${taxClass} is not a tax class.`, `Leave it empty, or write ${known}.`)
  }
  const visibility = cells.visibility === undefined ? undefined : visibilityNames[cells.visibility.toLowerCase()]
  if (cells.visibility !== undefined && visibility === undefined) {
    const suggestion = 'Leave it empty, or write Not Visible Individually, Catalog, Search or "Catalog, Search".'
    complain('visibility', `${cells.visibility} is not a visibility.`, suggestion)
  }
  const isOn = (column: 'pickupDisabled' | 'freeShipping') => {
    const text = cells[column]?.toLowerCase() ?? ''
    if (!on.has(text) && !off.has(text)) complain(column, `${text} is neither true nor false.`, 'Write true or false.')
    return on.has(text)
  }
  return {
    shippingGroup: group ?? '',
    isPickupDisabled: isOn('pickupDisabled'),
    shipsFree: isOn('freeShipping'),
    taxClass: knownClass ?? 'goods',
    ...(visibility !== undefined && { visibility }),
  }
}
