import { exportLifetimeMs } from '#domain/privacy/terms.ts'
import type { Database } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { readCustomer } from '#services/sessions/steps.ts'
import { packData } from './pack-data.ts'
import { logPrivacyRequest, readExport, storeArchive } from './repository.ts'

/** Packs a customer's data and emails the link. Idempotent. */
export async function runExport(db: Database, secret: string, exportId: string, now: number): Promise<void> {
  const found = await readExport(db, exportId)
  const customer = found && (await readCustomer(db, found.customerId))
  if (!found || !customer || found.expiresAt !== null) return
  const archive = await packData(db, { id: customer.id, email: customer.email.toLowerCase() }, secret, now)
  await db.transaction(async (tx) => {
    if (!(await storeArchive(tx, exportId, archive, now + exportLifetimeMs))) return
    await logPrivacyRequest(tx, customer.id, 'export', 'ready', now)
    const key = `privacy-export.${exportId}`
    await afterCommit(tx, 'mail_send', {
      template: 'privacy-export',
      to: customer.email,
      data: { site: found.site, exportId },
      key,
    })
  })
}
