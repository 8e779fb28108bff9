import type { RowProblem } from '../columns.ts'
import { taxClassNames, taxClassOf } from '../tax-class.ts'
import { parsePairs } from './magento-cells.ts'
import { isUntaxed, type Item } from './magento-item.ts'

const column = 'tax_class_name'

/**
 * Returns the name of a row's tax class, preferring its attribute. Returns undefined for Magento's standard class and
 * None.
 */
export function parseMagentoTaxClass({ cell }: Item): string | undefined {
  return readTaxAttribute(cell) ?? parseClass(cell)
}

/**
 * Returns the common tax class of a product's variations, and the problems in all of their rows. Magento taxes the
 * variation, not its parent product.
 */
export function taxClassOfVariations(product: Item, variations: readonly Item[]) {
  const ofVariation = new Map<Item, RowProblem>()
  const names = new Map<string, string | undefined>()
  for (const variation of variations) {
    const { cell } = variation
    const inherited = cell(column) === '' ? parseClass(product.cell) : parseClass(cell)
    const name = readTaxAttribute(cell) ?? readTaxAttribute(product.cell) ?? inherited
    const taxClass = taxClassOf(name ?? 'goods')
    if (taxClass === undefined) {
      const suggestion = `Leave it empty, or enter ${Object.keys(taxClassNames).join(', ')}.`
      ofVariation.set(variation, { column, why: `${name} is not a tax class.`, suggestion })
    } else if (!isUntaxed(cell)) names.set(taxClass, name)
  }
  const problems: RowProblem[] = []
  if (names.size > 1) {
    const why = `Its variations have different tax classes: ${[...names.keys()].join(', ')}.`
    problems.push({ column, why, suggestion: 'Give all variations the same class, or split the product.' })
  }
  return { taxClass: [...names.values()][0], problems, ofVariation }
}

function readTaxAttribute(cell: Item['cell']): string | undefined {
  return parsePairs(cell('additional_attributes'))['tax_class_id']
}

function parseClass(cell: Item['cell']): string | undefined {
  const name = cell(column)
  return isUntaxed(cell) || /^(?:taxable goods|)$/i.test(name) ? undefined : name
}
