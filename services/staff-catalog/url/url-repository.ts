import { sites, type Site } from '#domain/sites.ts'
import { statement, type Transaction } from '#platform/database.ts'

const read = statement<{ handle: string }>(
  'staff-url.read',
  'select handle from product where id = $1 for no key update',
)
const sitesOf = statement<{ site: Site }>(
  'staff-url.sites',
  `select site from listing where product_id = $1
   union select site from price join sellable as s on s.id = sellable_id where s.product_id = $1
   union select site from withheld_price join sellable as s on s.id = sellable_id where s.product_id = $1`,
)
const shown = statement<{ site: Site }>(
  'staff-url.shown-on',
  `select site from listing join product as p on p.id = product_id where product_id = $1 and p.visibility in (4, 5)`,
)
const write = statement('staff-url.write', 'update product set handle = $2 where id = $1')
// A separate statement, so that undoing a path change does not restore the earlier date.
const touch = statement('staff-url.touch', 'update product set updated_at = now() where id = $1')
const rename = statement<{ id: number }>(
  'staff-url.rename-related',
  'update product set related = array_replace(related, $1, $2) where $1 = any(related) returning id',
)

/** Locks a product and returns its handle, or undefined if it does not exist. */
export async function readHandle(tx: Transaction, id: number): Promise<string | undefined> {
  return (await tx.run(read, [id]))[0]?.handle
}

/** Returns the sites that show a product or have prices for it, in the usual order. */
export async function readSitesOf(tx: Transaction, id: number): Promise<Site[]> {
  const found = new Set((await tx.run(sitesOf, [id])).map(({ site }) => site))
  return sites.filter((site) => found.has(site))
}

/** Returns the sites where a product has a page. */
export async function readSitesWithPage(tx: Transaction, id: number): Promise<Site[]> {
  return (await tx.run(shown, [id])).map(({ site }) => site)
}

/** Stores a locked product's handle. */
export async function writeHandle(tx: Transaction, id: number, handle: string): Promise<void> {
  await tx.run(write, [id, handle])
  await tx.run(touch, [id])
}

/** Replaces a handle in other products' related products, and returns the ids of those products. */
export async function renameRelated(tx: Transaction, from: string, to: string): Promise<number[]> {
  return (await tx.run(rename, [from, to])).map(({ id }) => id)
}
