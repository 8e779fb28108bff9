import { deriveHandle } from '../cells/handle.ts'

// Magento writes amounts with four or six decimals and puts lists into a single cell.
type Read = { value: string } | { why: string; suggestion: string }
const gramsOf = { lb: 453.592_37, kg: 1_000 }

/**
 * Removes the zeros that Magento appends to decimals: 129.0000 becomes 129.00. Three digits do not change, because they
 * may be thousands.
 */
export function trimAmountZeros(text: string): string {
  return text.replace(/([.,]\d\d)0{2,}$/, '$1')
}

/** Parses a quantity such as 12.0000. */
export function parseCount(text: string): Read {
  const [, whole] = /^(-?\d{1,7})(?:\.0*)?$/.exec(text) ?? []
  if (whole !== undefined) return { value: whole }
  return { why: `${text} is not a whole number.`, suggestion: 'Enter the number of units.' }
}

/** Converts a weight to whole grams. Returns '' if it is missing. */
export function parseGrams(text: string, unit: keyof typeof gramsOf): Read {
  const weight = Number(text.replace(',', '.'))
  if (text === '' || weight === 0) return { value: '' }
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return { value: String(Math.max(1, Math.round(weight * gramsOf[unit]))) }
  return { why: `${text} is not a weight.`, suggestion: `Enter the packed weight in ${unit}, such as 20.5.` }
}

/** Parses `code=value,code=value`. Values may contain commas. */
export function parsePairs(text: string): Readonly<Record<string, string>> {
  const pairs: [string, string][] = []
  for (const part of text.split(',')) {
    const at = part.indexOf('=')
    const code = part.slice(0, Math.max(0, at)).trim()
    const last = pairs.at(-1)
    if (/^\w{1,60}$/.test(code) && !(code in Object.prototype)) pairs.push([code, part.slice(at + 1).trim()])
    else if (last) last[1] += `,${part}`
  }
  return Object.fromEntries(pairs)
}

/** Parses `sku=A,size=S|sku=B,size=M`. */
export function parseVariations(text: string): { sku: string; choice: Readonly<Record<string, string>> }[] {
  return text.split('|').flatMap((variation) => {
    const { sku, ...choice } = parsePairs(variation)
    return sku ? [{ sku, choice }] : []
  })
}

/** Derives a row's handle from its URL key, or else from its name. */
export function magentoHandle(urlKey: string, name: string): string {
  return urlKey === '' ? deriveHandle(name) : urlKey.replace(/\.html$/i, '')
}
