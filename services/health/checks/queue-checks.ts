import { dueJobLimits, outboxLimits, queueState, stateAbove } from '#domain/health/check-states.ts'
import { worstState } from '#domain/health/health-check.ts'
import { summarizeJobs, type JobSummary } from '#services/background-jobs/steps.ts'
import { readOutbox } from '../queue-metrics.ts'
import { figures } from '../texts/en.ts'
import type { Checks } from './check.ts'

const stateOf = (jobs: JobSummary) => worstState([queueState(jobs), stateAbove(jobs.dueSeconds, dueJobLimits)])
const linkOf = ({ failed }: JobSummary) => `/settings/jobs${failed > 0 ? '?state=failed' : ''}`

export const queueChecks = {
  jobs: async ({ db }) => {
    const { other } = await summarizeJobs(db)
    return { state: stateOf(other), figure: figures.jobs(other), link: linkOf(other) }
  },
  outbox: async ({ db }) => {
    const { seconds } = await readOutbox(db)
    return { state: stateAbove(seconds, outboxLimits), figure: figures.oldest(seconds) }
  },
  mail: async ({ db, now }) => {
    const { mail } = await summarizeJobs(db)
    return { state: stateOf(mail), figure: figures.mail(mail, now), link: linkOf(mail) }
  },
} as const satisfies Checks
