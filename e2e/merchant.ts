import type { ProductEntry } from '../domain/catalog/product-entry.ts'
import { openDatabase, statement, type Database } from '../platform/database.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { saveProduct } from '../services/catalog/products/save-product.ts'
import { readCustomerByEmail } from '../services/sessions/repository.ts'
import { saveTicketBenefit } from '../services/tickets/repository.ts'
import { tickets } from '../services/tickets/steps.ts'
import { databaseFor } from '../start/data/database-for.ts'

/** Adds or changes products in the running store, as its merchant would. */
export async function upsertProducts(products: readonly ProductEntry[]): Promise<void> {
  await inStore((db) =>
    db.transaction(async (tx) => {
      for (const product of products) await saveProduct(tx, product, () => null, Date.now())
    }),
  )
}

const lapse = statement(
  'e2e.lapse-link',
  `update payment_link set expires_at = now() - interval '1 minute' where id = $1`,
)

/** Expires a payment link. */
export async function expireLink(id: string): Promise<void> {
  await inStore((db) => db.run(lapse, [id]))
}

const setFlag = statement(
  'e2e.set-flag',
  `insert into flag (key, feature) values ($1, $2) on conflict (key) do update set feature = excluded.feature`,
)

/** Turns a feature flag on for one site and off for the others. */
export async function enableFlagForSite(site: string, key: string): Promise<void> {
  const feature = { defaultValue: false, rules: [{ force: true, condition: { site } }] }
  await inStore((db) => db.run(setFlag, [key, JSON.stringify(feature)]))
}

/** Grants a customer a ticket with one free unit of a product. */
export async function grantTicket(email: string, productId: number): Promise<void> {
  const whole = { productId, type: 'percent', value: 100, currency: null, freeShipping: false, uses: 1 } as const
  const ticket = { type: `e2e-${productId}`, eventId: 'harbour-meet', holderName: 'Robin Vale', orderId: null }
  await inStore((db) =>
    db.transaction(async (tx) => {
      await saveTicketBenefit(tx, ticket.type, whole)
      const { id: customerId } = (await readCustomerByEmail(tx, email))!
      await tickets.grantTicket(tx, { ...ticket, customerId, source: `${ticket.type} ${customerId}` })
    }),
  )
}

interface StoredEvent {
  type: string
  name: string
  path: string | null
  sku: string | null
  qty: number | null
  site: string
  visits: string
}
const eventsOf = statement<StoredEvent>(
  'e2e.events',
  `select type, name, properties->>'path' as path, properties->>'sku' as sku, (properties->>'qty')::int as qty, site,
     visit_id || ' ' || tab_id as visits
   from analytics_event where anonymous_id = $1 order by at, number`,
)

/** Returns a browser's stored analytics events in chronological order. */
export async function readStoredEvents(anonymousId: string): Promise<StoredEvent[]> {
  return inStore((db) => db.run(eventsOf, [anonymousId]))
}

/** Runs a function with the running store's database. */
async function inStore<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const configuration = readSettings(process.env)
  if ('problems' in configuration) throw new Error(configuration.problems.join('\n'))
  const { url, stop } = await databaseFor(configuration, { skipsMigrations: true })
  const db = openDatabase(url, () => {}, { statementMs: 60_000 })
  try {
    return await work(db)
  } finally {
    await db.close()
    await stop()
  }
}
