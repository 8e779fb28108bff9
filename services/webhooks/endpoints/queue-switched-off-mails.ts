import type { QueryRunner, Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { readRecipients } from '#services/staff/steps.ts'
import { readSwitchedOff, type SwitchedOffEndpoint } from './health-repository.ts'

/** Queues an email to each staff member with permission to enable the endpoint again. */
export async function queueSwitchedOffMails(
  tx: Transaction,
  { id, version, sites }: SwitchedOffEndpoint,
): Promise<void> {
  for (const { id: staffId, email } of await readRecipients(tx, 'webhooks.write', sites)) {
    // Disabling an endpoint always changes its version, so the next time sends another email.
    const key = `webhook-off.${id}.${version}.${staffId}`
    await afterCommit(tx, 'mail_send', { template: 'webhook-off', to: email, data: { id, version }, key })
  }
}

/**
 * Returns the endpoint for a queued email. Returns undefined if staff have changed it, or if the recipient may no
 * longer enable it.
 */
export async function readSwitchedOffMail(db: QueryRunner, id: string, version: number, to: string) {
  const endpoint = await readSwitchedOff(db, id, version)
  const recipients = endpoint ? await readRecipients(db, 'webhooks.write', endpoint.sites) : []
  return recipients.some(({ email }) => email === to) ? endpoint : undefined
}
