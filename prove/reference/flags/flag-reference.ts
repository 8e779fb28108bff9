import type { Feature, FlagRule, FlagValue } from '#domain/flags/feature.ts'
import { matchesCondition } from './condition-reference.ts'

type Features = Readonly<Record<string, Feature>>
type Attributes = Readonly<Record<string, unknown>>

/** Marks a cycle of prerequisites. */
const circular = Symbol('circular')

/** Evaluates a flag by the rules of GrowthBook's documentation. Sticky buckets and URLs are not covered. */
export function flagReference(features: Features, key: string, attributes: Attributes): FlagValue {
  const value = valueOf(features, key, attributes, [])
  return typeof value === 'symbol' ? null : value
}

function valueOf(
  features: Features,
  key: string,
  attributes: Attributes,
  path: readonly string[],
): FlagValue | typeof circular {
  if (path.includes(key)) return circular
  const feature = features[key]
  if (!feature) return null
  for (const rule of feature.rules ?? []) {
    const parents = checkParents(features, rule, attributes, [...path, key])
    if (parents === 'off') return null
    if (parents === 'circular') return circular
    if (parents === 'skip' || isFiltered(rule.filters, attributes)) continue
    if (rule.condition && !matchesCondition(attributes, rule.condition)) continue
    const decided = 'force' in rule ? forcedBy(key, rule, attributes) : variationBy(key, rule, attributes)
    if (decided) return decided.value
  }
  return feature.defaultValue
}

function checkParents(features: Features, rule: FlagRule, attributes: Attributes, path: readonly string[]) {
  for (const { id, condition, gate } of rule.parentConditions ?? []) {
    const value = valueOf(features, id, attributes, path)
    if (value === circular) return 'circular'
    if (!matchesCondition({ value }, condition)) return gate ? 'off' : 'skip'
  }
  return 'pass'
}

function forcedBy(key: string, rule: FlagRule, attributes: Attributes) {
  const { coverage, range, seed = key, hashVersion = 1 } = rule
  const value = rule.force!
  if (coverage === undefined && range === undefined) return { value }
  if (range === undefined && coverage === 0) return undefined
  const id = idOf(attributes, rule.hashAttribute)
  if (!id) return undefined
  const place = hashOf(seed, id, hashVersion)
  return (range ? place >= range[0] && place < range[1] : place <= coverage!) ? { value } : undefined
}

function variationBy(key: string, rule: FlagRule, attributes: Attributes) {
  const { variations, weights, coverage = 1, namespace, hashVersion = 1 } = rule
  const id = idOf(attributes, rule.hashAttribute)
  if (!variations || variations.length < 2 || !id) return undefined
  if (!rule.filters && namespace) {
    const place = hashOf(`__${namespace[0]}`, id, 1)
    if (place < namespace[1] || place >= namespace[2]) return undefined
  }
  const place = hashOf(rule.seed ?? rule.key ?? key, id, hashVersion)
  const ranges = rule.ranges ?? rangesOf(variations.length, coverage, weights)
  const index = ranges.findIndex(([from, to]) => place >= from && place < to)
  if (index < 0 || index >= variations.length || rule.meta?.[index]?.passthrough) return undefined
  return { value: variations[index]! }
}

function rangesOf(count: number, coverage: number, weights: readonly number[] | undefined) {
  const share = Math.min(1, Math.max(0, coverage))
  const sum = weights?.reduce((total, each) => total + each, 0) ?? 0
  const fits = weights?.length === count && sum >= 0.99 && sum <= 1.01
  const parts = fits ? weights : Array.from({ length: count }, () => 1 / count)
  let start = 0
  return parts.map((part) => {
    const from = start
    start += part
    return [from, from + share * part] as const
  })
}

function isFiltered(filters: FlagRule['filters'], attributes: Attributes): boolean {
  return (filters ?? []).some(({ seed, ranges, attribute, hashVersion = 2 }) => {
    const id = idOf(attributes, attribute)
    if (!id) return true
    const place = hashOf(seed, id, hashVersion)
    return !ranges.some(([from, to]) => place >= from && place < to)
  })
}

/** Returns the attribute to hash as text. Zero and empty values count as missing. */
function idOf(attributes: Attributes, name = 'id'): string | undefined {
  const value = attributes[name]
  return typeof value === 'number' || typeof value === 'string' ? String(value || '') || undefined : undefined
}

function hashOf(seed: string, id: string, version: 1 | 2): number {
  if (version === 1) return (fnv1a(id + seed) % 1_000) / 1_000
  return (fnv1a(String(fnv1a(seed + id))) % 10_000) / 10_000
}

/** Returns the 32-bit FNV-1a hash of the UTF-16 code units. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  }
  return hash
}
