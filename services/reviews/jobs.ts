import type { Database } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { sendReviewMails } from './mailing/send-review-mails.ts'

export const reviewJobs: Jobs<{ db: Database } & JobDeps> = {
  scheduled: {
    review_mails: { schedule: '23 * * * *', run: ({ db, clock }) => sendReviewMails(db, clock()) },
  },
}
