import type { Feature, FlagCondition, FlagRule, FlagValue } from '#domain/flags/feature.ts'
import type { Rng } from '../rng.ts'

const keys = ['a', 'b', 'c', 'd'] as const
const scalars = ['USA', 'usa', '', '10', 'v1.2.3', 0, 1, 10, -2.5, true, false, null] as const
const versions = ['1.2.3', 'v1.2.3', '1.2.10', '1.2.3-beta.1', '1.2.3+build', '2', 3, ''] as const
const patterns = ['^U', 's', '^\\d+$', '[', 'a|b', 'null', '/x'] as const
const types = ['string', 'number', 'boolean', 'array', 'object', 'null', 'undefined'] as const
const names = ['id', 'site', 'age', 'tags', 'user.group', 'user.version', 'missing'] as const

/** Returns four flags that refer to each other, sometimes in a cycle. */
export function randomFeatures(rng: Rng): Readonly<Record<string, Feature>> {
  return Object.fromEntries(keys.map((key) => [key, randomFeature(rng)]))
}

export const randomFlagKey = (rng: Rng): string => (rng.oneIn(40) ? 'unknown' : rng.pick(keys))

/** Returns a visitor's attributes; any of them may be missing. */
export function randomAttributes(rng: Rng): Readonly<Record<string, unknown>> {
  const all: Record<string, unknown> = {
    id: rng.oneIn(5) ? rng.below(1_000) : `visitor-${rng.below(10_000)}`,
    device: `device-${rng.below(1_000)}`,
    site: rng.pick(scalars),
    age: rng.pick(scalars),
    tags: listOf(rng, () => (rng.oneIn(3) ? { group: rng.pick(scalars) } : rng.pick(scalars))),
    user: { group: rng.pick(scalars), version: rng.pick(versions) },
  }
  return Object.fromEntries(Object.entries(all).filter(() => !rng.oneIn(6)))
}

const listOf = <T>(rng: Rng, make: () => T): T[] => Array.from({ length: rng.below(4) }, make)
const scalar = (rng: Rng): FlagValue => rng.pick(scalars)

function randomFeature(rng: Rng): Feature {
  const defaultValue = rng.oneIn(4) ? { steps: [rng.below(3)] } : scalar(rng)
  return rng.oneIn(8) ? { defaultValue } : { defaultValue, rules: listOf(rng, () => randomRule(rng)) }
}

function randomRule(rng: Rng): FlagRule {
  const rule: FlagRule = {
    ...(rng.oneIn(2) && { condition: randomCondition(rng, 2) }),
    ...(rng.oneIn(4) && { parentConditions: [randomParent(rng)] }),
    ...(rng.oneIn(6) && { filters: [{ seed: rng.pick(keys), ranges: [randomRange(rng)], ...hashVersion(rng) }] }),
    ...(rng.oneIn(3) && { hashAttribute: rng.pick(['id', 'device', 'missing']) }),
    ...(rng.oneIn(3) && { seed: `seed-${rng.below(20)}` }),
    ...hashVersion(rng),
    ...(rng.oneIn(2) && { coverage: rng.pick([0, 0.1, 0.5, 0.999, 1]) }),
  }
  if (rng.oneIn(10)) return rule
  if (rng.oneIn(2)) return { ...rule, force: scalar(rng), ...(rng.oneIn(3) && { range: randomRange(rng) }) }
  const variations = [...listOf(rng, () => scalar(rng)), scalar(rng)]
  return {
    ...rule,
    variations,
    ...(rng.oneIn(3) && { weights: variations.map(() => rng.pick([1 / variations.length, 0.5, 0.2])) }),
    ...(rng.oneIn(4) && { ranges: variations.map(() => randomRange(rng)) }),
    ...(rng.oneIn(3) && { key: `experiment-${rng.below(20)}` }),
    ...(rng.oneIn(4) && { namespace: [rng.pick(keys), ...randomRange(rng)] as [string, number, number] }),
    ...(rng.oneIn(4) && { meta: variations.map(() => ({ passthrough: rng.oneIn(3) })) }),
  }
}

const hashVersion = (rng: Rng) => (rng.oneIn(2) ? { hashVersion: rng.pick([1, 2] as const) } : {})

function randomRange(rng: Rng): [number, number] {
  const [a, b] = [rng.below(101) / 100, rng.below(101) / 100]
  return a < b ? [a, b] : [b, a]
}

function randomParent(rng: Rng) {
  const condition: FlagCondition = { value: rng.oneIn(3) ? { $exists: true } : scalar(rng) }
  return { id: rng.oneIn(20) ? 'unknown' : rng.pick(keys), condition, gate: rng.oneIn(3) }
}

function randomCondition(rng: Rng, depth: number): FlagCondition {
  if (depth > 0 && rng.oneIn(3)) {
    const nested = () => randomCondition(rng, depth - 1)
    const operator = rng.pick(['$and', '$or', '$nor', '$not'])
    return { [operator]: operator === '$not' ? nested() : listOf(rng, nested) }
  }
  return { [rng.pick(names)]: rng.oneIn(3) ? scalar(rng) : randomOperators(rng, depth) }
}

function randomOperators(rng: Rng, depth: number): FlagCondition {
  const first = randomOperator(rng, depth)
  return rng.oneIn(4) ? { ...first, ...randomOperator(rng, depth) } : first
}

function randomOperator(rng: Rng, depth: number): FlagCondition {
  const list = () => listOf(rng, () => scalar(rng))
  const choices: readonly (() => FlagCondition)[] = [
    () => ({ [rng.pick(['$eq', '$ne', '$lt', '$lte', '$gt', '$gte'])]: scalar(rng) }),
    () => ({ [rng.pick(['$in', '$nin', '$ini', '$nini', '$all', '$alli'])]: rng.oneIn(20) ? scalar(rng) : list() }),
    () => ({ [rng.pick(['$veq', '$vne', '$vlt', '$vlte', '$vgt', '$vgte'])]: rng.pick(versions) }),
    () => ({ [rng.pick(['$regex', '$regexi'])]: rng.pick(patterns) }),
    () => ({ $exists: rng.oneIn(2) }),
    () => ({ $type: rng.pick(types) }),
    () => ({ $size: rng.oneIn(2) ? rng.below(3) : { $gt: rng.below(3) } }),
    () => ({ $not: depth > 0 ? randomOperators(rng, depth - 1) : scalar(rng) }),
    () => ({ $elemMatch: { [rng.pick(['$eq', 'group'])]: scalar(rng) } }),
  ]
  return rng.pick(choices)()
}
