import type { Feature, FlagRule, FlagValue } from '#domain/flags/feature.ts'

interface Variation {
  id: string
  name: string
  value: FlagValue
  /** Share of the experiment's visitors, from 0 to 1. */
  weight: number
}

export interface Experiment {
  key: string
  name: string
  flag: string
  /** The control comes first. */
  variations: readonly Variation[]
}

/**
 * Returns the experiments defined by flag rules. If several rules share a key, the first one defines the experiment.
 */
export function runningExperiments(features: Readonly<Record<string, Feature>>): Experiment[] {
  const found = Object.entries(features).flatMap(([flag, { rules = [] }]) =>
    rules.flatMap((rule) => (rule.variations && rule.variations.length > 1 ? [experimentOf(flag, rule)] : [])),
  )
  return [...Map.groupBy(found, ({ key }) => key).values()].map(([first]) => first!)
}

function experimentOf(flag: string, rule: FlagRule): Experiment {
  const { key = flag, name = key, variations = [], meta = [] } = rule
  const weights = weightsOf(rule, variations.length)
  return {
    key,
    name,
    flag,
    variations: variations.map((value, index) => {
      const { key: id = String(index), name: title = id } = meta[index] ?? {}
      return { id, name: title, value, weight: weights[index]! }
    }),
  }
}

/** Returns each variation's share, as GrowthBook's SDK does: ranges, or weights that sum to 1, or equal shares. */
function weightsOf({ ranges, weights }: FlagRule, count: number): number[] {
  const sizes = ranges?.length === count ? ranges.map(([from, to]) => to - from) : weights
  const sum = sizes?.reduce((total, size) => total + size, 0) ?? 0
  const isValid = sizes?.length === count && sum > 0 && (ranges !== undefined || Math.abs(sum - 1) <= 0.01)
  return isValid ? sizes.map((size) => size / sum) : Array.from({ length: count }, () => 1 / count)
}
