import type { Database } from '#platform/database.ts'
import { hashToken } from '#services/call/identity/scope.ts'
import type { JobDeps } from '#services/outbox/job.ts'
import { afterCommit, type OutboxTopics } from '#services/outbox/steps.ts'
import { lockCustomer, readCustomer, readCustomerByEmail } from '#services/sessions/steps.ts'
import { linkToken } from '../link-token.ts'
import { countLinks, createLink } from '../repository.ts'

const maxLinksPerHour = 3
const hourMs = 3_600_000
const changeHours = 24

interface LinkDeps {
  db: Database
  secret: string
}

/**
 * Emails the link to the new address and a notice to the current one. If the new address belongs to another account,
 * its owner gets an email without a link instead. The current address gets the same notice in both cases.
 */
export async function issueEmailChange(
  { db, secret, clock }: LinkDeps & Pick<JobDeps, 'clock'>,
  { customerId, newEmail, site, nonce, passwordMark }: OutboxTopics['email_change'],
): Promise<void> {
  const now = clock()
  const tokenHash = hashToken(linkToken(secret, 'email', nonce))
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const customer = await readCustomer(tx, customerId)
    // A password reset in the meantime invalidates email changes requested before it.
    if (!customer || hashToken(customer.passwordHash) !== passwordMark) return
    if ((await countLinks(tx, customerId, 'email', now - hourMs)) >= maxLinksPerHour) return
    const link = { tokenHash, customerId, purpose: 'email' as const, site, newEmail, now }
    if (!(await createLink(tx, { ...link, expires: now + changeHours * hourMs }))) return
    const owner = await readCustomerByEmail(tx, newEmail)
    const isTaken = owner !== undefined && owner.id !== customerId
    const template = isTaken ? 'email-taken' : 'email-change'
    const data = isTaken ? { site } : { site, nonce, redirect: null }
    const to = isTaken ? owner.email : newEmail
    await afterCommit(tx, 'mail_send', { template, to, data, key: `${template}.${tokenHash}` })
    const key = `email-change-notice.${tokenHash}`
    await afterCommit(tx, 'mail_send', { template: 'email-change-notice', to: customer.email, data: { site }, key })
  })
}
