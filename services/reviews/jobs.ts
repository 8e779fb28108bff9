import type { Database } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { queueReviewLinkMail, sendReviewMails } from './mailing/send-review-mails.ts'

export const reviewJobs: Jobs<{ db: Database; secret: string } & JobDeps> = {
  afterCommit: {
    review_link: { run: ({ db, clock }, link) => queueReviewLinkMail(db, link, clock()) },
  },
  scheduled: {
    review_mails: { schedule: '23 * * * *', run: ({ db, secret, clock }) => sendReviewMails(db, secret, clock()) },
  },
}
