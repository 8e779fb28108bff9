import type { Site } from '#domain/sites.ts'
import { type CustomOption, customOptionTypes } from '../../options/custom-option.ts'
import type { SiteAmounts } from '../../product-entry.ts'
import type { RowProblem } from '../columns.ts'
import { trimAmountZeros, parsePairs } from './magento-cells.ts'

const column = 'custom_options'
const types: Readonly<Record<string, CustomOption['type']>> = {
  ...Object.fromEntries(customOptionTypes.map((type) => [type, type])),
  field: 'area',
}

/**
 * Converts Magento's custom options to the export format. Each option or value is one part
 * `name=…,type=…,required=…,price=…`. Options that the store cannot charge in the same way are problems.
 */
export function readMagentoOptions(text: string, site: Site): { options: string; problems: RowProblem[] } {
  if (text === '') return { options: '', problems: [] }
  const problems: RowProblem[] = []
  const options = new Map<
    string,
    CustomOption<SiteAmounts> & { values: CustomOption<SiteAmounts>['values'][number][] }
  >()
  const reportProblem = (why: string, suggestion: string) => problems.push({ column, why, suggestion })
  for (const part of text.split('|')) {
    const {
      name = '',
      type = '',
      required,
      price = '0',
      price_type,
      sku = '',
      option_title,
      ...more
    } = parsePairs(part)
    const known = Object.hasOwn(types, type) ? types[type] : undefined
    if (name === '' || known === undefined) {
      reportProblem(`The option ${name} has the type ${type}, which the store does not support.`, 'Remove the option.')
      continue
    }
    if (price_type === 'percent' && Number(price) !== 0) {
      reportProblem(
        `The option ${name} has a percentage surcharge, which the store does not support.`,
        'Enter a fixed amount with price_type=fixed.',
      )
    }
    const [, whole, decimals = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(trimAmountZeros(price || '0')) ?? []
    if (whole === undefined) reportProblem(`${price} is not a surcharge.`, 'Enter an amount such as 10.00.')
    const minor = Number(whole ?? 0) * 100 + Number(decimals.padEnd(2, '0'))
    const id = String(options.size + 1)
    const mostCharacters = Number(more['max_characters'] ?? 0)
    const option = options.get(name) ?? {
      id,
      title: name,
      type: known,
      isRequired: required === '1',
      price: { [site]: option_title === undefined ? minor : 0 },
      sku: option_title === undefined ? sku : '',
      values: [],
      ...(mostCharacters > 0 && { mostCharacters }),
    }
    options.set(name, option)
    if (option_title !== undefined) {
      const valueId = `${option.id}-${option.values.length + 1}`
      option.values.push({ id: valueId, title: option_title, price: { [site]: minor }, sku })
    }
  }
  return { options: options.size > 0 ? JSON.stringify([...options.values()]) : '', problems }
}
