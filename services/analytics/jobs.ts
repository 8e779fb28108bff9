import { serverDestinations, type ServerDestination } from '#domain/analytics/deliveries/server-destinations.ts'
import { sites, type Site } from '#domain/sites.ts'
import type { DestinationEngines } from './destinations/engine.ts'
import type { Database } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { sweepSdkKeyUse } from '#services/sdk-keys/steps.ts'
import { deliverDue } from './deliveries/deliver.ts'
import { sweepDelivered } from './deliveries/destination-repository.ts'
import { sweepDeliveries } from './deliveries/repository.ts'
import { sweepExports } from './exports/repository.ts'
import { runExport } from './exports/run-export.ts'
import { countExperiments } from './experiments/count-experiments.ts'
import { sweepVisitors } from './experiments/repository.ts'
import { recordPurchase } from './record-purchase.ts'
import { countSearches } from './searches/count-searches.ts'
import { sweepOutcomes, sweepVisitSearches } from './searches/repository.ts'
import { countVisits } from './visits/count-visits.ts'
import { sweepVisits } from './visits/repository.ts'
import { dropDayPartitionsBefore, createDayPartition, sweepMessageIds } from './repository.ts'

const dayMs = 86_400_000
/** Thirteen months, so that a day can be compared with the same day a year earlier. */
const defaultDays = 395
/** Longer than SDKs keep retrying a message. */
const messageDays = 14

export interface AnalyticsJobDeps {
  db: Database
  siteUrl: (site: Site) => string
  analyticsDays?: number
  /** Empty or absent if events stay in the store. */
  destinationEngines?: DestinationEngines
  /** Logs failed deliveries. */
  warnDelivery?: (problem: object) => void
}

export const analyticsJobs: Jobs<AnalyticsJobDeps & JobDeps> = {
  afterCommit: {
    analytics_purchase: {
      run: ({ db, clock, destinationEngines = {} }, { orderId }) =>
        recordPurchase(db, orderId, { now: clock(), destinations: configured(destinationEngines) }),
    },
    event_export_run: { run: runExport },
  },
  scheduled: {
    experiments_count: {
      schedule: '*/5 * * * *',
      queue: 'experiments',
      run: ({ db, clock }) => countExperiments(db, clock()),
    },
    search_outcomes_count: {
      schedule: '*/5 * * * *',
      queue: 'search-outcomes',
      run: ({ db, clock }) => countSearches(db, clock()),
    },
    visits_count: {
      schedule: '*/5 * * * *',
      queue: 'visits',
      run: ({ db, clock, siteUrl }) =>
        countVisits(db, { now: clock(), ownHosts: new Set(sites.map((site) => new URL(siteUrl(site)).hostname)) }),
    },
    analytics_days: {
      schedule: '11 3 * * *',
      fill: '1d',
      queue: 'analytics',
      run: async ({ db, clock, analyticsDays = defaultDays }) => {
        const now = clock()
        for (const days of [0, 1, 2]) await createDayPartition(db, now + days * dayMs)
        await dropDayPartitionsBefore(db, now - analyticsDays * dayMs)
        await sweepVisitors(db, now - analyticsDays * dayMs)
        await sweepVisits(db, now - analyticsDays * dayMs)
        await sweepMessageIds(db, now - messageDays * dayMs)
        await sweepDeliveries(db, now)
        await sweepDelivered(db, now)
        await sweepVisitSearches(db, now)
        await sweepOutcomes(db, now)
        await sweepSdkKeyUse(db, now)
      },
    },
    event_exports_sweep: { schedule: '37 * * * *', run: ({ db, clock }) => sweepExports(db, clock()) },
    analytics_deliveries: {
      runner: 'deliveries',
      schedule: '* * * * *',
      queue: 'analytics-deliveries',
      run: ({ db, clock, report, siteUrl, destinationEngines: engines = {}, warnDelivery: warn = () => {} }) =>
        deliverDue({ db, clock, report, siteUrl, engines, warn }),
    },
  },
}

function configured(engines: DestinationEngines): ServerDestination[] {
  return serverDestinations.filter((name) => engines[name] !== undefined)
}
