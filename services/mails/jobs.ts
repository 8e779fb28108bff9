import type { Jobs } from '#services/outbox/job.ts'
import { sendMail, type MailDeps } from './send.ts'

export const mailJobs: Jobs<MailDeps> = {
  afterCommit: {
    mail_send: { runner: 'mail', run: (deps, mail) => sendMail(deps, mail) },
  },
}
