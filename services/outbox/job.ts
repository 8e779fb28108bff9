import type { OutboxTopics } from './steps.ts'

/** Groups of workers: a slow vendor delays only one runner. */
export type RunnerName = 'main' | 'mail' | 'orphans' | 'renewals' | 'refunds'

/** Purges notify the nodes; every other topic is a job. */
type JobTopic = Exclude<keyof OutboxTopics, 'purge'>

interface TopicJob<Deps, Payload> {
  /** `main` by default. */
  runner?: RunnerName
  run: (deps: Deps, payload: Payload) => Promise<void>
}

export type ScheduledWork<Deps> = (deps: Deps) => Promise<unknown>

export interface ScheduledJob<Deps> {
  /** `main` by default. */
  runner?: RunnerName
  /** The time fields of a crontab line, in UTC. */
  schedule: string
  /** How far back missed runs are made up, such as `1d`. */
  fill?: string
  /** One run at a time across all processes, and at most one queued. */
  queue?: string
  /** Joined work runs after it instead of in parallel. */
  isSequential?: true
  run: ScheduledWork<Deps>
}

/** The background jobs of one area. Each runs at least once, with growing retry delays while it throws. */
export interface Jobs<Deps> {
  /** By outbox topic. */
  afterCommit?: { readonly [Topic in JobTopic]?: TopicJob<Deps, OutboxTopics[Topic]> }
  /** By job name. */
  scheduled?: Readonly<Record<string, ScheduledJob<Deps>>>
  /** Work joined to scheduled jobs of other areas, by job name. */
  joined?: Readonly<Record<string, ScheduledWork<Deps>>>
}

export interface JobDeps {
  clock: () => number
  /** Reports what staff must check. */
  report: (error: unknown) => void
}
