import type { Jobs } from '#services/outbox/job.ts'
import { sendMail } from './send.ts'
import type { MailDeps } from './writer.ts'

export const mailJobs: Jobs<MailDeps> = {
  afterCommit: {
    mail_send: { runner: 'mail', run: (deps, mail) => sendMail(deps, mail) },
  },
}
