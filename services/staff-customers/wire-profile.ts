import { toWireAmount } from '#contract/codec/amounts.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { staffCustomers } from '#contract/staff-customers.ts'
import { formatAddressLines } from '#domain/address/format-address.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readDeletion, readExports } from '#services/privacy/steps.ts'
import { readDelay } from '#services/sessions/steps.ts'
import { readNotes } from './notes-repository.ts'
import { readAccount } from './profile-repository.ts'

export type Profile = Reply<typeof staffCustomers, 'GET /svc_admin/customers/{id}'>

interface ProfileRequest {
  id: number
  /** Sites that the caller can access. */
  sites: readonly Site[]
  now: number
}

/** Returns a customer as staff see it, or undefined if the account does not exist. */
export async function wireProfile(db: QueryRunner, { id, sites, now }: ProfileRequest): Promise<Profile | undefined> {
  const account = await readAccount(db, id, sites, now)
  if (!account) return undefined
  const [lockedUntil, deletion, [latest], notes] = await Promise.all([
    readDelay(db, account.email, now),
    readDeletion(db, id),
    readExports(db, id),
    readNotes(db, id),
  ])
  const isExportOpen = latest !== undefined && (latest.expiresAt === null || latest.expiresAt > now)
  return {
    ...account,
    orders: account.orders.map((order) => ({ ...order, total: toWireAmount(order.total) })),
    spent: account.spent.map((sum) => ({ ...sum, total: toWireAmount(sum.total) })),
    addresses: account.addresses.map(({ address, ...rest }) => ({ ...rest, lines: formatAddressLines(address) })),
    lockedUntil,
    deletionAt: deletion ? new Date(deletion.dueAt).toISOString() : null,
    exportRequestedAt: isExportOpen ? new Date(latest.requestedAt).toISOString() : null,
    notes,
  }
}
