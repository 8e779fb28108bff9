import { runInLocale } from '#platform/request-context.ts'
import { runInOrder } from '#platform/jobs/run-in-order.ts'
import type { Jobs, RunnerName, ScheduledJob, ScheduledWork } from './job.ts'

interface NamedJob {
  name: string
  runner: RunnerName
  run: (payload: unknown) => Promise<void>
  line?: string
}

/** Collects the jobs of all areas. Throws on a duplicate job name, or if work joins an unknown job. */
export function collectJobs<Deps>(areas: readonly Jobs<Deps>[], deps: Deps): NamedJob[] {
  const jobs = areas.flatMap((area) => [...topicJobs(area, deps), ...scheduledJobs(area, areas, deps)])
  const names = jobs.map(({ name }) => name)
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined) throw new Error(`Two jobs are named ${repeated}`)
  const scheduled = new Set(areas.flatMap((area) => Object.keys(area.scheduled ?? {})))
  const unknown = areas.flatMap(({ joined = {} }) => Object.keys(joined)).find((name) => !scheduled.has(name))
  if (unknown !== undefined) throw new Error(`No scheduled job is named ${unknown}`)
  return jobs
}

/** Returns the jobs of one runner and their crontab. */
export function jobsOfRunner(jobs: readonly NamedJob[], runner: RunnerName) {
  const own = jobs.filter((job) => job.runner === runner)
  return {
    jobs: Object.fromEntries(own.map(({ name, run }) => [name, run])),
    schedule: own.flatMap(({ line }) => line ?? []).join('\n'),
  }
}

function topicJobs<Deps>({ afterCommit = {} }: Jobs<Deps>, deps: Deps): NamedJob[] {
  return Object.entries(afterCommit).map(([name, { runner = 'main', run }]) => ({
    name,
    runner,
    // The outbox type ensures that payloads match.
    run: (payload) => runInLocale(localeOf(payload), () => run(deps, payload as never)),
  }))
}

function localeOf(payload: unknown): string | undefined {
  return (payload as { locale?: string | null }).locale ?? undefined
}

function scheduledJobs<Deps>({ scheduled = {} }: Jobs<Deps>, areas: readonly Jobs<Deps>[], deps: Deps): NamedJob[] {
  return Object.entries(scheduled).map(([name, job]) => {
    const joined = areas.flatMap((area) => area.joined?.[name] ?? [])
    return { name, runner: job.runner ?? 'main', run: withJoined(job, joined, deps), line: crontabLine(name, job) }
  })
}

function withJoined<Deps>(
  { run, isSequential }: ScheduledJob<Deps>,
  joined: readonly ScheduledWork<Deps>[],
  deps: Deps,
) {
  if (isSequential) return () => runInOrder(() => run(deps), ...joined.map((work) => () => work(deps)))
  return async () => void (await Promise.all([run, ...joined].map((work) => work(deps))))
}

function crontabLine<Deps>(name: string, { schedule, fill, queue }: ScheduledJob<Deps>): string {
  const options = [...(fill ? [`fill=${fill}`] : []), ...(queue ? [`queue=${queue}`, `jobKey=${name}`] : [])]
  return [schedule, name, ...(options.length > 0 ? [`?${options.join('&')}`] : [])].join(' ')
}
