import type { TestContext } from 'node:test'

/** Two implementations to compare; each returns operations per second. */
interface Sides {
  ours: () => Promise<number>
  baseline: () => Promise<number>
}
type Measured = Record<keyof Sides, number>

const rounds = 5

/** Measures both sides alternately, so that other load affects both, and returns medians after a warm-up round. */
export async function sideBySide({ ours, baseline }: Sides): Promise<Measured> {
  await baseline()
  await ours()
  const measured: Record<keyof Sides, number[]> = { ours: [], baseline: [] }
  for (let round = 0; round < rounds; round += 1) {
    // The sides take turns to go first.
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

/** Reports a ratio with both rates, its goal if any, and whether it falls short. */
export function tellRatio(
  t: TestContext,
  { name, unit, beside, goal }: { name: string; unit: string; beside: string; goal: number | null },
  { ours, baseline }: Measured,
) {
  const ratio = ours / baseline
  const verdict = goal === null ? '' : ` (goal ${goal}${ratio < goal ? ', short' : ''})`
  t.diagnostic(`${name}: ${count(ours)} ${unit} beside ${count(baseline)} of ${beside}: ${ratio.toFixed(2)}${verdict}`)
}

/** Max slowdown of an operation as the shop grows. */
const growthGoal = 1.2

/** Returns a reporter of operations per second and the slowdown since the first report of each name. */
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

/** Reports a figure that must stay below its goal. */
export function tellBelow(t: TestContext, name: string, value: number, unit: string, goal: number) {
  t.diagnostic(`${name}: ${value.toFixed(1)} ${unit} (goal below ${goal}${value < goal ? '' : ', short'})`)
}

export function count(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}
