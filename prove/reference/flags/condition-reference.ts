// A second implementation of GrowthBook's targeting language, written from the documentation without the SDK's source.

type Operator = (actual: unknown, expected: unknown) => boolean

/** Returns true if the attributes match a condition. */
export function matchesCondition(attributes: unknown, condition: object): boolean {
  return Object.entries(condition).every(([name, expected]: [string, unknown]) => {
    if (name === '$and') return listOf(expected).every((each) => matchesCondition(attributes, each as object))
    if (name === '$or') return matchesAny(attributes, listOf(expected))
    if (name === '$nor') return !matchesAny(attributes, listOf(expected))
    if (name === '$not') return !matchesCondition(attributes, expected as object)
    return matchesValue(valueAt(attributes, name.split('.')), expected)
  })
}

function matchesAny(attributes: unknown, conditions: readonly unknown[]) {
  return conditions.length === 0 || conditions.some((each) => matchesCondition(attributes, each as object))
}

function valueAt(from: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return from
  if (typeof from !== 'object' || from === null || !(first in from)) return null
  return valueAt((from as Record<string, unknown>)[first], rest)
}

function matchesValue(actual: unknown, expected: unknown): boolean {
  if (typeof expected === 'string') return textOf(actual) === expected
  if (typeof expected === 'number') return Number(actual) === expected
  if (typeof expected === 'boolean') return actual !== null && Boolean(actual) === expected
  if (expected === null) return actual === null
  if (!isOperators(expected)) return JSON.stringify(actual) === JSON.stringify(expected)
  return Object.entries(expected as object).every(([name, value]) => operators[name]?.(actual, value) ?? false)
}

const isOperators = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((name) => name.startsWith('$'))

/** Converts a value to a string as JavaScript does. The language compares this string with strings. */
const textOf = (value: unknown): string => `${value as string}`

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isAmong = (actual: unknown, list: readonly unknown[]) =>
  Array.isArray(actual) ? actual.some((each) => list.includes(each)) : list.includes(actual)

const folded = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(folded)
  return typeof value === 'string' ? value.toLowerCase() : value
}

const holdsAll = (actual: unknown, expected: unknown, fits: (value: unknown, wanted: unknown) => boolean) =>
  Array.isArray(actual) &&
  Array.isArray(expected) &&
  expected.every((wanted) => actual.some((value) => fits(value, wanted)))

const typeNameOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

function matchesPattern(actual: unknown, pattern: unknown, options: string) {
  try {
    return new RegExp(textOf(pattern), options).test(textOf(actual))
  } catch {
    return false
  }
}

const operators: Readonly<Record<string, Operator>> = {
  $eq: (actual, expected) => actual === expected,
  $ne: (actual, expected) => actual !== expected,
  $lt: (actual, expected) => (actual as number) < (expected as number),
  $lte: (actual, expected) => (actual as number) <= (expected as number),
  $gt: (actual, expected) => (actual as number) > (expected as number),
  $gte: (actual, expected) => (actual as number) >= (expected as number),
  $in: (actual, expected) => Array.isArray(expected) && isAmong(actual, expected),
  $nin: (actual, expected) => Array.isArray(expected) && !isAmong(actual, expected),
  $ini: (actual, expected) => Array.isArray(expected) && isAmong(folded(actual), listOf(folded(expected))),
  $nini: (actual, expected) => Array.isArray(expected) && !isAmong(folded(actual), listOf(folded(expected))),
  $exists: (actual, expected) => (actual !== null && actual !== undefined) === Boolean(expected),
  $not: (actual, expected) => !matchesValue(actual, expected),
  $size: (actual, expected) => Array.isArray(actual) && matchesValue(actual.length, expected),
  $all: (actual, expected) => holdsAll(actual, expected, matchesValue),
  $alli: (actual, expected) =>
    holdsAll(actual, expected, (value, wanted) =>
      typeof wanted === 'string' ? textOf(value).toLowerCase() === wanted.toLowerCase() : matchesValue(value, wanted),
    ),
  $elemMatch: (actual, expected) =>
    listOf(actual).some(
      (each) =>
        each !== null &&
        each !== undefined &&
        (isOperators(expected) ? matchesValue(each, expected) : matchesCondition(each, expected as object)),
    ),
  $regex: (actual, expected) => matchesPattern(actual, expected, ''),
  $regexi: (actual, expected) => matchesPattern(actual, expected, 'i'),
  $type: (actual, expected) => typeNameOf(actual) === expected,
  $veq: (actual, expected) => compareVersions(actual, expected) === 0,
  $vne: (actual, expected) => compareVersions(actual, expected) !== 0,
  $vlt: (actual, expected) => compareVersions(actual, expected) < 0,
  $vlte: (actual, expected) => compareVersions(actual, expected) <= 0,
  $vgt: (actual, expected) => compareVersions(actual, expected) > 0,
  $vgte: (actual, expected) => compareVersions(actual, expected) >= 0,
}

/** Compares versions such as 1.2.10 and 1.2.10-beta.2; a release follows its prereleases. */
function compareVersions(left: unknown, right: unknown): number {
  const [a, b] = [versionKey(left), versionKey(right)]
  if (a === b) return 0
  return a < b ? -1 : 1
}

function versionKey(value: unknown): string {
  const text = typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : '0'
  const fields = text.replace(/\+.*$/, '').replace(/^v/, '').split(/[-.]/)
  if (fields.length === 3) fields.push('~')
  return fields.map((field) => (/^\d+$/.test(field) ? field.padStart(5) : field)).join('-')
}
