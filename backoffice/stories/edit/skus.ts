import { texts } from '../texts/en.ts'

const maxSkus = 12

/** Parses SKUs separated by commas, semicolons, or whitespace. Removes duplicates. */
export function parseSkus(text: string): string[] {
  return [...new Set(text.split(/[\s,;]/).filter((part) => part !== ''))]
}

/** Returns the problem with the entered SKUs, or undefined. */
export function skusProblem(text: string): string | undefined {
  const skus = parseSkus(text)
  const wrong = skus.find((sku) => !/^[\w.-]{1,64}$/.test(sku))
  if (wrong !== undefined) return texts.edit.skusWrong(wrong)
  return skus.length > maxSkus ? texts.edit.skusMany : undefined
}
