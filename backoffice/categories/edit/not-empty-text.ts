import { texts } from '../texts/en.ts'

/** Returns the message for the deletion of a category that is not empty. Takes the refusal's details. */
export function notEmptyText({ products, subcategories }: Readonly<Record<string, unknown>>): string {
  const [first = '', second] = [
    ...(Number(products) > 0 ? [texts.products(Number(products))] : []),
    ...(Number(subcategories) > 0 ? [texts.subcategories(Number(subcategories))] : []),
  ]
  return texts.notEmpty(second === undefined ? first : texts.and(first, second))
}
