// Magento writes amounts with four or six decimals, and puts lists into one cell.

type Read = { value: string } | { why: string; suggestion: string }

const gramsOf = { lb: 453.592_37, kg: 1_000 }

/** Parses an amount such as 129.0000. */
export function amountIn(text: string): Read {
  const [, whole, decimals = ''] = /^(\d{1,8})(?:\.(\d{1,2})0*)?$/.exec(text) ?? []
  if (whole !== undefined) return { value: `${whole}.${decimals.padEnd(2, '0')}` }
  const why = text === '' ? 'The price is missing.' : `${text} is not an amount.`
  return { why, suggestion: 'Write it as 129.00, without a currency.' }
}

/** Parses a quantity such as 12.0000; negative quantities become 0. */
export function countIn(text: string): Read {
  const [, whole] = /^(-?\d{1,7})(?:\.0*)?$/.exec(text) ?? []
  if (whole !== undefined) return { value: whole }
  return { why: `${text} is not a whole number.`, suggestion: 'Write the number of units.' }
}

/** Converts a weight to whole grams. */
export function gramsIn(text: string, unit: keyof typeof gramsOf): Read {
  const weight = Number(text)
  if (/^\d+(?:\.\d+)?$/.test(text) && weight > 0)
    return { value: String(Math.max(1, Math.round(weight * gramsOf[unit]))) }
  if (text === '' || weight === 0) {
    const why = 'The weight is missing, so shipping cannot be calculated.'
    return { why, suggestion: `Write the packed weight in ${unit}.` }
  }
  return { why: `${text} is not a weight.`, suggestion: `Write the packed weight in ${unit}, such as 20.5.` }
}

/** Parses 2026-01-31 or 1/31/26 to YYYY-MM-DD, or null. */
export function dayIn(text: string): string | null {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? []
  if (day !== undefined) return day
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/.exec(text) ?? []
  if (month === undefined || date === undefined || year === undefined) return null
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

/** Parses `code=value,code=value`; values may contain commas. */
export function pairsIn(text: string): Readonly<Record<string, string>> {
  const pairs: [string, string][] = []
  for (const part of text.split(',')) {
    const at = part.indexOf('=')
    const code = part.slice(0, Math.max(0, at)).trim()
    const last = pairs.at(-1)
    if (/^\w{1,60}$/.test(code)) pairs.push([code, part.slice(at + 1).trim()])
    else if (last) last[1] += `,${part}`
  }
  return Object.fromEntries(pairs)
}

/** Parses `sku=A,size=S|sku=B,size=M`. */
export function variationsIn(text: string): { sku: string; choice: Readonly<Record<string, string>> }[] {
  return text.split('|').flatMap((variation) => {
    const { sku, ...choice } = pairsIn(variation)
    return sku ? [{ sku, choice }] : []
  })
}
