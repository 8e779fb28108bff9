import type { Feature, ScheduledFeature } from './feature.ts'

/** Returns a flag with the rules whose period contains `now`, in the GrowthBook format. */
export function featureAt({ defaultValue, rules }: ScheduledFeature, now: number): Feature {
  if (rules === undefined) return { defaultValue }
  const current = rules.filter(({ from = -Infinity, to = Infinity }) => from <= now && now < to)
  return { defaultValue, rules: current.map(({ from: _from, to: _to, ...rule }) => rule) }
}

/** Returns when a rule next starts or ends, in epoch milliseconds, or null if none does. */
export function nextFlagChange({ rules = [] }: ScheduledFeature, now: number): number | null {
  const times = rules.flatMap(({ from, to }) => [from, to]).filter((time) => time !== undefined && time > now)
  return times.length === 0 ? null : Math.min(...(times as number[]))
}
