import type { QueryRunner, Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { readRecipients } from '#services/staff/steps.ts'
import { readSwitchedOff, type SwitchedOff } from './health-repository.ts'

/** Queues an email to each staff member who may switch the endpoint on again. */
export async function queueOffMails(tx: Transaction, { id, version, sites }: SwitchedOff): Promise<void> {
  for (const { id: staffId, email } of await readRecipients(tx, 'webhooks.write', sites)) {
    // Each switch-off changes the version, so that the next one sends another email.
    const key = `webhook-off.${id}.${version}.${staffId}`
    await afterCommit(tx, 'mail_send', { template: 'webhook-off', to: email, data: { id, version }, key })
  }
}

/**
 * Returns the endpoint of a queued email, or undefined if staff have changed it, or if the recipient may no longer
 * switch it on.
 */
export async function readOffMail(db: QueryRunner, id: string, version: number, to: string) {
  const endpoint = await readSwitchedOff(db, id, version)
  const recipients = endpoint ? await readRecipients(db, 'webhooks.write', endpoint.sites) : []
  return recipients.some(({ email }) => email === to) ? endpoint : undefined
}
