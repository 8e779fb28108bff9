import type { Minor } from '#domain/money.ts'

/** One value, several values, or free text [CATALOG-210]. */
export const customOptionTypes = ['radio', 'drop_down', 'checkbox', 'multiple', 'area'] as const
type CustomOptionType = (typeof customOptionTypes)[number]

/** A priced product option, such as an engraving [CATALOG-209]. */
export interface CustomOption<Amount = Minor> {
  id: string
  title: string
  type: CustomOptionType
  isRequired: boolean
  /** Surcharge for an option without values. */
  price: Amount
  sku: string
  values: readonly CustomOptionValue<Amount>[]
  mostCharacters?: number
}
interface CustomOptionValue<Amount> {
  id: string
  title: string
  price: Amount
  sku: string
}

/** Returns true if several comma-separated values can be selected. */
export function allowsMultiple(type: CustomOptionType): boolean {
  return type === 'checkbox' || type === 'multiple'
}

/** Maximum characters in any text entered by a shopper. */
export const maxTextLength = 500

export function maxCharactersOf({ mostCharacters = maxTextLength }: Pick<CustomOption, 'mostCharacters'>): number {
  return Math.min(mostCharacters, maxTextLength)
}
