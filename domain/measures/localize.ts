import type { Units } from './units.ts'

interface Conversion {
  system: Units
  to: string
  factor: number
}

const conversions: Readonly<Record<string, Conversion>> = {
  mm: { system: 'metric', to: 'in', factor: 1 / 25.4 },
  cm: { system: 'metric', to: 'in', factor: 1 / 2.54 },
  m: { system: 'metric', to: 'ft', factor: 1 / 0.3048 },
  kg: { system: 'metric', to: 'lb', factor: 1 / 0.453_592_37 },
  g: { system: 'metric', to: 'oz', factor: 1 / 28.349_523_125 },
  in: { system: 'us', to: 'mm', factor: 25.4 },
  ft: { system: 'us', to: 'm', factor: 0.3048 },
  lb: { system: 'us', to: 'kg', factor: 0.453_592_37 },
  oz: { system: 'us', to: 'g', factor: 28.349_523_125 },
}

// "kg/m3" is a density, and "in" can be a word.
const lastValues =
  /(?<![\w.,/-])(\d{1,6}(?:[./]\d{1,6})?) (mm|cm|kg|lb|ft|oz|in(?! (?:a|an|the|each|every|all|steps|total)\b| \d)|m|g)(?![\w/²³])/g
const valueBefore = /(?<![\w.,/-])\d{1,6}(?:[./]\d{1,6})?( x | to | and | or |, )$/
const numbers = /\d+(?:[./]\d+)?/g

interface Measure {
  start: number
  end: number
}

/** Finds measurements with all their values, such as "10, 15 and 20 kg" or "1280 x 880 mm". */
function findMeasures(text: string): Measure[] {
  return [...text.matchAll(lastValues)].map(({ index, 0: whole }) => {
    let start = index
    let separator = ''
    for (;;) {
      const before = valueBefore.exec(text.slice(Math.max(0, start - 24), start))
      const [found = '', next = ''] = before ?? []
      // Commas separate the values of one measurement only before "and" or "or": "3, 203 mm apart" refers to three
      // parts.
      if (!before || (next === ', ' && !['and', 'or', ','].includes(separator))) break
      start -= found.length
      separator = next.trim()
    }
    return { start, end: index + whole.length }
  })
}

/** Rewrites the measurements in a text with the preferred units first and the others in parentheses. */
export function localizeMeasures(text: string, units: Units): string {
  return rewrite(text, (first, second, isBracketed) => {
    const isPreferred = systemOf(first) === units
    if (second !== null) return isPreferred ? `${first} (${second})` : `${second} (${first})`
    if (isPreferred) return first
    return isBracketed ? `${converted(first)}, ${first}` : `${converted(first)} (${first})`
  })
}

/** Matches nominal weights of plates or dumbbells. A converted weight would refer to a different product. */
const nominal = /\b(?:pairs?|each|singles|set) (?:of|from)\b|^\d[\d, ]*(?: and \d+)? kg in\b/i

/**
 * Rewrites the measurements in a short text using only the preferred units, except for weights that identify a product.
 */
export function preferMeasures(text: string, units: Units): string {
  const isNominal = nominal.test(text)
  return rewrite(text, (first, second) => {
    if (isNominal && ['kg', 'lb'].includes(unitOf(first))) return both(first, second)
    if (second !== null) return systemOf(first) === units ? first : second
    return systemOf(first) === units ? first : converted(first)
  })
}

/** Moves the preferred units first in a text with both units, such as "2130 mm (84 in)". */
export function orderMeasures(text: string, units: Units): string {
  return rewrite(text, (first, second) =>
    second === null || systemOf(first) === units ? both(first, second) : `${second} (${first})`,
  )
}

function both(first: string, second: string | null): string {
  return second === null ? first : `${first} (${second})`
}

/** Replaces each measurement together with a parenthesized value in the other system that follows it. */
function rewrite(text: string, write: (first: string, second: string | null, isBracketed: boolean) => string): string {
  const found = findMeasures(text).map(({ start, end }) => ({ start, end, first: text.slice(start, end) }))
  let result = ''
  let written = 0
  for (const [index, { start, end, first }] of found.entries()) {
    if (start < written) continue
    const next = found[index + 1]?.first
    const isPair = next !== undefined && text.startsWith(` (${next})`, end) && systemOf(next) !== systemOf(first)
    result += text.slice(written, start) + write(first, isPair ? next : null, text[start - 1] === '(')
    written = isPair ? end + next.length + 3 : end
  }
  return result + text.slice(written)
}

function unitOf(measured: string): string {
  return measured.slice(measured.lastIndexOf(' ') + 1)
}

function systemOf(measured: string): Units {
  return conversions[unitOf(measured)]!.system
}

function converted(measured: string): string {
  const { to, factor } = conversions[unitOf(measured)]!
  const values = measured.slice(0, measured.lastIndexOf(' '))
  return `${values.replaceAll(numbers, (value) => rounded(toNumber(value) * factor, to))} ${to}`
}

function toNumber(text: string): number {
  const [dividend = 0, divisor = 1] = text.split('/').map(Number)
  return dividend / divisor
}

/**
 * Rounds to three significant digits, which are enough for choosing equipment. Long measurements stay in whole units.
 */
function rounded(value: number, to: string): string {
  const digits = value >= 100 ? (to === 'in' ? 1 : 0) : value >= 10 ? 1 : value >= 0.1 ? 2 : 3
  return String(Number(value.toFixed(digits)))
}
