import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { type FeedDeps, createProductFeeds } from './products/create-feeds.ts'

export const feedJobs: Jobs<FeedDeps & JobDeps> = {
  scheduled: {
    product_feeds: {
      schedule: '7 * * * *',
      fill: '1h',
      queue: 'product_feeds',
      run: (deps) => createProductFeeds(deps, deps.clock()),
    },
  },
}
