import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { statement, type Database } from '#platform/database.ts'
import { setPrice } from '#services/catalog/set-price-for-tests.ts'

export interface Page {
  /** Which making of a page a node has: kept pages keep their tag, a new making has a new one. */
  making: string
  html: string
}

/** A page of a node as a browser gets it. */
export async function pageOf(port: number, path: string): Promise<Page> {
  const [response] = (await once(
    get({ host: '127.0.0.1', port, path, headers: { host: `localhost:${port}` } }),
    'response',
  )) as [IncomingMessage]
  const html = await text(response)
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`)
  return { making: String(response.headers.etag), html }
}

/** What shows the demo product whose price is changed, or lists it. */
export const shown = ['/ironwright-garage-bar', '/barbells', '/multipurpose-bars']

const bar = statement<{ id: number; price: number }>(
  'prove.bar',
  `select s.id, coalesce(special, price) as price from sellable s join product p on p.id = s.product_id join price on sellable_id = s.id and site = 'USA'
   where p.handle = 'ironwright-garage-bar' order by 2, s.id limit 1`,
)

/** Makes the product cheaper; answers its price as pages show it. */
export async function lowerPrice(db: Database, by: number): Promise<string> {
  const [found] = await db.run(bar, [])
  await db.transaction((tx) => setPrice(tx, 'USA', found!.id, found!.price - by, null))
  return `$${((found!.price - by) / 100).toFixed(2)}`
}
