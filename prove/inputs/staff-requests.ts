import { randomUUID } from 'node:crypto'
import type { Call } from '#contract/kernel/call.ts'
import type { LooseCall } from '#contract/client/send.ts'
import { store, type Store } from '#contract/store.ts'
import { statement, type Database } from '#platform/database.ts'
import { exampleOf } from '../fixtures/call-examples.ts'
import type { ShopperFixture } from '../fixtures/shopper-fixture.ts'
import type { Rng } from '../rng.ts'

/** Undo and calls that end the sessions of the proof's staff. */
const others: readonly string[] = ['POST /svc_admin/session/end-others', 'POST /svc_admin/audit/{id}/undo']

export const staffWrites = (Object.entries<Call>(store) as [keyof Store, Call][]).flatMap(([name, call]) =>
  call.access === 'staff' && !name.startsWith('GET ') && !call.reads && !others.includes(name) ? [name] : [],
)

/** Rows that calls can name, by the start of the call's path. */
const sources: readonly [prefix: string, sql: string][] = [
  ['/svc_admin/views/{id}', `select id::text as id from staff_view`],
  ['/svc_admin/sdk-keys/{id}', `select id::text as id from sdk_key`],
  ['/svc_admin/categories/{id}', `select id::text as id from category where id >= 10000`],
  ['/svc_admin/media/{id}', `select id::text as id from media_file`],
  ['/svc_admin/articles/{id}', `select id::text as id from article`],
  ['/svc_admin/promotions/{id}', `select id::text as id from promotion`],
  ['/svc_admin/webhooks/{id}', `select id::text as id from webhook_endpoint`],
  ['/svc_admin/keys/{id}', `select id::text as id from staff_api_key`],
  ['/svc_admin/staff/invitations/{id}', `select id::text as id from staff_invitation`],
  ['/svc_admin/bulk-edits/{id}', `select id::text as id from bulk_edit`],
  ['/svc_admin/event-exports/{id}', `select id::text as id from event_export`],
  ['/svc_list/draft-orders/{id}', `select id::text as id from draft_order`],
  ['/svc_admin/newsletter-subscribers/{number}', `select number::text as number from newsletter_subscription`],
  [
    '/svc_admin/customers/{id}/notes/{noteId}',
    `select customer_id::text as id, id::text as "noteId" from customer_note`,
  ],
  ['/svc_admin/customers/{id}', `select id::text as id from customer`],
  [
    '/svc_admin/orders/{orderId}/notes/{noteId}',
    `select order_id as "orderId", id::text as "noteId" from order_note where deleted_at is null`,
  ],
]
const statements = sources.map(([prefix, sql], at) => ({
  prefix,
  read: statement<{ params: Record<string, string> }>(
    `prove.stored-${at}`,
    `select to_jsonb(each) as params from (${sql}) as each order by 1 desc limit 20`,
  ),
}))

/** Parameters of stored rows, by the start of the paths that take them. */
export type StoredParams = ReadonlyMap<string, readonly Record<string, string>[]>

export async function readStoredParams(db: Database): Promise<StoredParams> {
  const read = statements.map(async ({ prefix, read: sql }) => {
    const rows = await db.run(sql, [])
    return [prefix, rows.map(({ params }) => params)] as const
  })
  return new Map(await Promise.all(read))
}

/** Builds a request of a staff call: its example, often for a stored row, and sometimes with a stale version. */
export function staffRequest(name: keyof Store, own: ShopperFixture, stored: StoredParams, rng: Rng): LooseCall {
  const example = exampleOf[name](own)
  const path = name.split(' ')[1]!
  const [, rows = []] = [...stored].find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`)) ?? []
  const params = rows.length > 0 && !rng.oneIn(4) ? { ...example.params, ...rng.pick(rows) } : example.params
  const version = 'versioned' in store[name] ? { version: rng.oneIn(3) ? rng.below(5) : ('any' as const) } : {}
  return { ...example, ...version, ...(params && { params }), key: randomUUID() }
}
