import { randomUUID } from 'node:crypto'
import { deletionDue, exportProblem } from '#domain/privacy/terms.ts'
import type { Site } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { currentLocale } from '#platform/request-context.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { lockCustomer } from '#services/sessions/steps.ts'
import { createDeletion, createExport, logPrivacyRequest, readDeletion, readExports } from '../repository.ts'

interface PrivacyRequest {
  customerId: number
  /** Site for the customer's emails and links. */
  site: Site
  now: number
}

/** Starts an export of a customer's data, or returns a problem. */
export async function requestExport(tx: Transaction, { customerId, site, now }: PrivacyRequest) {
  await lockCustomer(tx, customerId)
  const exports = await readExports(tx, customerId)
  const problem = exportProblem(
    exports.map(({ requestedAt, expiresAt }) => ({ requestedAt, isReady: expiresAt !== null })),
    now,
  )
  if (problem) return problem
  const id = randomUUID()
  await createExport(tx, { id, customerId, site, requestedAt: now })
  await logPrivacyRequest(tx, customerId, 'export', 'requested', now)
  await afterCommit(tx, 'data_export', { exportId: id })
  return null
}

/** Schedules the account's deletion and emails the customer. Idempotent. */
export async function requestDeletion(
  tx: Transaction,
  { customerId, site, now, email }: PrivacyRequest & { email: string },
): Promise<void> {
  await lockCustomer(tx, customerId)
  if (await readDeletion(tx, customerId)) return
  const dueAt = deletionDue(now)
  await createDeletion(tx, { customerId, site, requestedAt: now, dueAt, locale: currentLocale() ?? null })
  await logPrivacyRequest(tx, customerId, 'deletion', 'requested', now)
  const key = `privacy-deletion.${customerId}.${now}`
  await afterCommit(tx, 'mail_send', { template: 'privacy-deletion', to: email, data: { site, dueAt }, key })
}
