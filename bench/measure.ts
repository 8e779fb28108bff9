import type { TestContext } from 'node:test'

/** Functions that return operations per second. */
interface Sides {
  ours: () => Promise<number>
  baseline: () => Promise<number>
}
type Measured = Record<keyof Sides, number>

const rounds = 5

/**
 * Alternates between the two candidates so that background load affects both equally. Returns each one's median after a
 * warm-up round.
 */
export async function measureAlternately({ ours, baseline }: Sides): Promise<Measured> {
  await baseline()
  await ours()
  const measured: Record<keyof Sides, number[]> = { ours: [], baseline: [] }
  for (let round = 0; round < rounds; round += 1) {
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

/** Reports a ratio and marks a missed goal. */
export function reportRatio(
  t: TestContext,
  { name, unit, baselineName, goal }: { name: string; unit: string; baselineName: string; goal: number | null },
  { ours, baseline }: Measured,
) {
  const ratio = ours / baseline
  const verdict = goal === null ? '' : ` (goal ${goal}${ratio < goal ? ', missed' : ''})`
  t.diagnostic(
    `${name}: ${formatCount(ours)} ${unit}, ${formatCount(baseline)} of ${baselineName}, ratio ${ratio.toFixed(2)}${verdict}`,
  )
}

/** Maximum slowdown of an operation as the shop grows. */
const growthGoal = 1.2

/** Reports operations per second, and the slowdown since the first report with the same name. */
export function growthReporter(t: TestContext): (name: string, size: string, perSecond: number) => void {
  const first = new Map<string, number>()
  return (name, size, perSecond) => {
    const empty = first.get(name) ?? perSecond
    first.set(name, empty)
    const times = empty / perSecond
    const verdict = times > growthGoal ? ` (goal ${growthGoal}, missed)` : ''
    t.diagnostic(
      `${name}, ${size}: ${formatCount(perSecond)} per second, ${times.toFixed(2)} times as long as the first${verdict}`,
    )
  }
}

export function reportBelow(t: TestContext, name: string, value: number, unit: string, goal: number) {
  t.diagnostic(`${name}: ${value.toFixed(1)} ${unit} (goal below ${goal}${value < goal ? '' : ', missed'})`)
}

export function formatCount(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}
