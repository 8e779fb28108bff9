import type { TestContext } from 'node:test'

/** Two ways to do the same, each answering how often it was done in a second. */
interface Sides {
  ours: () => Promise<number>
  baseline: () => Promise<number>
}
type Measured = Record<keyof Sides, number>

const rounds = 5

/** Measures both sides in turns, so that what else the machine does hits both; medians, after a round to warm up. */
export async function sideBySide({ ours, baseline }: Sides): Promise<Measured> {
  await baseline()
  await ours()
  const measured: Record<keyof Sides, number[]> = { ours: [], baseline: [] }
  for (let round = 0; round < rounds; round += 1) {
    // Each side goes first as often as the other, or nearly so.
    if (round % 2 === 0) measured.baseline.push(await baseline())
    measured.ours.push(await ours())
    if (round % 2 === 1) measured.baseline.push(await baseline())
  }
  return { ours: median(measured.ours), baseline: median(measured.baseline) }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}

/** Tells a ratio with both absolutes, its goal where it has one, and whether it falls short of it. */
export function tellRatio(
  t: TestContext,
  { name, unit, beside, goal }: { name: string; unit: string; beside: string; goal: number | null },
  { ours, baseline }: Measured,
) {
  const ratio = ours / baseline
  const verdict = goal === null ? '' : ` (goal ${goal}${ratio < goal ? ', short' : ''})`
  t.diagnostic(`${name}: ${count(ours)} ${unit} beside ${count(baseline)} of ${beside}: ${ratio.toFixed(2)}${verdict}`)
}

/** How much longer something may take in a shop that has grown. */
const growthGoal = 1.2

/** Tells how often a second something was done, and how much longer it took than the first time that it was told of. */
export function growthBeside(t: TestContext): (name: string, size: string, perSecond: number) => void {
  const first = new Map<string, number>()
  return (name, size, perSecond) => {
    const empty = first.get(name) ?? perSecond
    first.set(name, empty)
    const times = empty / perSecond
    const verdict = times > growthGoal ? ` (goal ${growthGoal}, short)` : ''
    t.diagnostic(`${name}, ${size}: ${count(perSecond)} a second, ${times.toFixed(2)} times the first${verdict}`)
  }
}

/** Tells a figure that must stay below its goal. */
export function tellBelow(t: TestContext, name: string, value: number, unit: string, goal: number) {
  t.diagnostic(`${name}: ${value.toFixed(1)} ${unit} (goal below ${goal}${value < goal ? '' : ', short'})`)
}

export function count(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}
