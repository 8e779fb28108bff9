import type { Minor } from '#domain/money.ts'

/** How a custom option is asked for: one of its values, several of them, or a text of the shopper's own [CATALOG-210]. */
export const customOptionTypes = ['radio', 'drop_down', 'checkbox', 'multiple', 'area'] as const
type CustomOptionType = (typeof customOptionTypes)[number]

/** Something that a shopper may add to a product at a price, such as an engraving [CATALOG-209]. */
export interface CustomOption<Amount = Minor> {
  id: string
  title: string
  type: CustomOptionType
  isRequired: boolean
  /** Of an option without values, once it is filled in. */
  price: Amount
  /** For who packs it. */
  sku: string
  values: readonly CustomOptionValue<Amount>[]
  /** Of a text, how many characters fit where it will stand; as many as any text may have when missing. */
  mostCharacters?: number
}
interface CustomOptionValue<Amount> {
  id: string
  title: string
  price: Amount
  sku: string
}

/** Whether several values of an option can be chosen together, their ids joined by commas. */
export function takesSeveral(type: CustomOptionType): boolean {
  return type === 'checkbox' || type === 'multiple'
}

/** Most characters of any text that a shopper writes. */
export const maxText = 500

/** How many characters the text of an option may have: what fits, and never more than any text may have. */
export function maxCharactersOf({ mostCharacters = maxText }: Pick<CustomOption, 'mostCharacters'>): number {
  return Math.min(mostCharacters, maxText)
}
