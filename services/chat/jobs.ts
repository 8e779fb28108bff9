import type { Database } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { closeIdleChats, sweepConversations } from './repository.ts'

export const chatJobs: Jobs<{ db: Database } & JobDeps> = {
  scheduled: {
    chats_close: { schedule: '*/10 * * * *', run: ({ db, clock }) => closeIdleChats(db, clock()) },
  },
  joined: {
    keys_sweep: ({ db, clock }) => sweepConversations(db, clock()),
  },
}
