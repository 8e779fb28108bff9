import type { HealthGroup, HealthState } from '#domain/health/health-check.ts'

const groups: Readonly<Record<HealthGroup, string>> = {
  processes: 'Processes',
  database: 'Database and disk',
  background: 'Background work',
  connections: 'Payments and connections',
  catalog: 'Catalog',
}
const states: Readonly<Record<HealthState, string>> = { ok: 'OK', warning: 'Warning', failing: 'Failing' }
const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const texts = {
  title: 'Health',
  groups,
  states,
  overall: (failing: number, warnings: number) => {
    if (failing + warnings === 0) return 'All systems operational'
    const parts = [failing > 0 && plural(failing, 'problem'), warnings > 0 && plural(warnings, 'warning')]
    return parts.filter((part) => part !== false).join(', ')
  },
  checkedAt: (time: string) => `Checked at ${time}. Repeats every 15 seconds.`,
  stale: (time: string) =>
    `We couldn’t load the checks, so the store or its database may be down. Below is the last result, from ${time}.`,
  list: 'Open problems',
  running: 'Running now',
  noProcesses: 'No process has reported in the last minute.',
  release: (hash: string, built: string) => `Build ${hash}, built ${built}`,
  noRelease: 'No pages',
  started: (time: string) => `Started ${time}`,
  home: (overall: string) => `Health: ${overall}`,
  open: 'Open health',
}
