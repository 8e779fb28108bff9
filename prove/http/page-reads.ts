import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { statement, type Database } from '#platform/database.ts'
import { setPrice } from '#services/catalog/set-price-for-tests.ts'

export interface Page {
  /** Changes each time the page is rendered. */
  etag: string
  html: string
}

/** Throws unless the status is 200. */
export async function fetchPage(port: number, path: string): Promise<Page> {
  const [response] = (await once(
    get({ host: '127.0.0.1', port, path, headers: { host: `localhost:${port}` } }),
    'response',
  )) as [IncomingMessage]
  const html = await text(response)
  if (response.statusCode !== 200) throw new Error(`${path} responded with ${response.statusCode}`)
  return { etag: String(response.headers.etag), html }
}

const bar = 'ironwright-garage-bar'

/** A product page, and two categories that list the product. */
export const affectedPages = [`/${bar}`, '/barbells', '/multipurpose-bars']

const cheapest = statement<{ id: number; price: number; tag: string }>(
  'prove.cheapest',
  `select s.id, coalesce(special, price) as price, 'USA:product:' || p.id as tag
   from sellable s join product p on p.id = s.product_id join price on sellable_id = s.id and site = 'USA'
   where p.handle = $1 order by 2, s.id limit 1`,
)

export async function cacheTagOf(db: Database, handle: string): Promise<string> {
  return (await db.run(cheapest, [handle]))[0]!.tag
}

/** Lowers a price and returns the new one as shown on pages. */
export async function lowerPrice(db: Database, by: number, handle = bar): Promise<string> {
  const [found] = await db.run(cheapest, [handle])
  await db.transaction((tx) => setPrice(tx, 'USA', found!.id, found!.price - by, null))
  return `$${((found!.price - by) / 100).toFixed(2)}`
}
