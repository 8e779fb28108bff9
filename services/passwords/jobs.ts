import type { Database } from '#platform/database.ts'
import { hashToken } from '#services/call/identity/scope.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { afterCommit, type OutboxTopics } from '#services/outbox/steps.ts'
import { lockCustomer, readCustomerByEmail } from '#services/sessions/steps.ts'
import { issueEmailChange } from './email/jobs.ts'
import { linkToken } from './link-token.ts'
import { countLinks, createLink, sweepLinks } from './repository.ts'

const linkMinutes = { reset: 30, login: 10, confirm: 7 * 24 * 60 } as const
const templates = { reset: 'password-reset', login: 'login-link', confirm: 'email-confirm' } as const
const maxLinksPerHour = 3
const [minuteMs, hourMs] = [60_000, 3_600_000]

interface LinkDeps {
  db: Database
  secret: string
}

export const passwordJobs: Jobs<LinkDeps & JobDeps> = {
  afterCommit: {
    account_link: { run: issueLink },
    email_change: { run: issueEmailChange },
  },
  joined: {
    sessions_sweep: ({ db, clock }) => sweepLinks(db, clock()),
  },
}

/**
 * Creates and emails a link for the account with this email, at most three times per hour. Sends nothing to unknown
 * emails.
 */
export async function issueLink(
  { db, secret, clock }: LinkDeps & Pick<JobDeps, 'clock'>,
  { email, site, purpose, nonce, redirect, isWelcome = false }: OutboxTopics['account_link'],
): Promise<void> {
  const customer = await readCustomerByEmail(db, email)
  if (!customer) return
  const now = clock()
  const tokenHash = hashToken(linkToken(secret, purpose, nonce))
  const { id: customerId, email: to } = customer
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    if ((await countLinks(tx, customerId, purpose, now - hourMs)) >= maxLinksPerHour) return
    const expires = now + linkMinutes[purpose] * minuteMs
    if (!(await createLink(tx, { tokenHash, customerId, purpose, site, now, expires }))) return
    const template = isWelcome ? 'email-welcome' : templates[purpose]
    // Sent to the stored address, because a look-alike address entered by an attacker must not receive the link.
    await afterCommit(tx, 'mail_send', {
      template,
      to,
      data: { site, nonce, redirect },
      key: `${template}.${tokenHash}`,
    })
  })
}
