import { maxCharactersOf, allowsMultiple, type CustomOption } from '#domain/catalog/options/custom-option.ts'
import type { Minor } from '#domain/money.ts'
import { pricingError, type PricingError } from '../pricing-error.ts'

/** Comma-separated value ids, or text [CART-205]. */
type ChosenOptions = Readonly<Record<string, string>>

/** Returns the surcharge per unit, or the error [CART-217..219, PRICE-204]. */
export function priceOptions(
  options: readonly CustomOption[],
  chosen: ChosenOptions,
): { price: Minor } | { error: PricingError } {
  const known = new Set(options.map(({ id }) => id))
  if (Object.keys(chosen).some((id) => !known.has(id))) return { error: pricingError('invalid_options') }
  let price = 0
  for (const option of options) {
    const text = (chosen[option.id] ?? '').trim()
    if (text === '') {
      if (option.isRequired) return { error: pricingError('option_required', option.id) }
      continue
    }
    const added = priceOf(option, text)
    if (added === undefined) return { error: pricingError('invalid_option_value') }
    price += added
  }
  return { price }
}

function priceOf(option: CustomOption, text: string): Minor | undefined {
  const { type, price, values } = option
  if (type === 'area') return text.length <= maxCharactersOf(option) ? price : undefined
  const ids = allowsMultiple(type) ? text.split(',') : [text]
  if (new Set(ids).size < ids.length) return undefined
  const found = ids.map((each) => values.find(({ id }) => id === each))
  return found.every((value) => value !== undefined) ? found.reduce((sum, value) => sum + value.price, 0) : undefined
}
