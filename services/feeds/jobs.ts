import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { type FeedDeps, makeProductFeeds } from './products/make-feeds.ts'

export const feedJobs: Jobs<FeedDeps & JobDeps> = {
  scheduled: {
    product_feeds: {
      schedule: '7 * * * *',
      fill: '1h',
      queue: 'product_feeds',
      run: (deps) => makeProductFeeds(deps, deps.clock()),
    },
  },
}
