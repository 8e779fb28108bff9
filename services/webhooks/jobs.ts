import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { deliverWebhooks, type DeliverDeps } from './deliveries/deliver.ts'
import { sweepWebhooks } from './deliveries/repository.ts'
import { sweepDeletedEndpoints } from './endpoints/deletion-repository.ts'
import { sweepSecrets } from './endpoints/secret-repository.ts'

export type WebhookJobDeps = Omit<DeliverDeps, keyof JobDeps>

export const webhookJobs: Jobs<WebhookJobDeps & JobDeps> = {
  afterCommit: { webhooks_due: { runner: 'webhooks', run: deliverWebhooks } },
  scheduled: {
    webhooks_retry: { runner: 'webhooks', schedule: '* * * * *', queue: 'webhooks-retry', run: deliverWebhooks },
    webhooks_sweep: {
      schedule: '37 3 * * *',
      fill: '1d',
      run: async ({ db, clock }) => {
        await sweepWebhooks(db, clock())
        await sweepSecrets(db, clock())
        await sweepDeletedEndpoints(db)
      },
    },
  },
}
