import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Manifest } from '#platform/backup/manifest.ts'
import { openDatabase } from '#platform/database.ts'
import { importProducts } from '#services/catalog/import/import-products.ts'
import { merchantLines } from '#services/catalog/import/merchant-file-for-tests.ts'
import { addresses, enter, orderBody, place } from '#services/testing/orders-for-tests.ts'
import { cartWith } from '#services/testing/shop-for-tests.ts'
import { visitOver } from './wire.ts'

const handle = 'merchant-plate-5'
const email = 'robin@example.com'
const password = 'the password of before the move'

/** Lets a running store have what stores have: an import with a picture, an account, lists, an order and its mail. */
export async function fillStore(port: number, databaseUrl: string, mediaFolder: string): Promise<void> {
  const db = openDatabase(databaseUrl, () => {})
  const report = await importProducts(db, picturedLines(), {
    site: 'USA',
    dryRun: false,
    strict: true,
    mediaFolder,
    fetchPicture: async () => ({ bytes: await readFile(pictureFile) }),
    now: Date.now(),
    onProgress: () => {},
    report: assert.ifError,
  }).finally(() => db.close())
  assert.ok('imported' in report && report.imported === 1, JSON.stringify(report))
  const visitor = visitOver(port, '192.0.2.1')
  const { call } = visitor
  const account = { email, password, firstname: 'Robin', lastname: 'Vale' }
  await call('POST /svc_customer/customer', { body: account, key: randomUUID() })
  await logIn(call)
  const { entityId } = await call('GET /svc_route/route', { query: { url: `/${handle}` } })
  const productId = Number(entityId)
  const product = await call('GET /svc_content/catalog/product/complete/{id}', { params: { id: String(productId) } })
  const lines = [{ productId, qty: 1, children: [{ productId: product.children[0]!.productId, qty: 1 }] }]
  await call('POST /svc_list/lists', { body: { type: 'wishlist' }, key: randomUUID() })
  const { _id: listId } = await cartWith(visitor, lines)
  const paymentToken = await tokenOfCard(port)
  const checkout = await enter(visitor, listId, { shippingAddress: addresses.USA, paymentToken })
  await place(visitor, orderBody('USA', checkout))
  await cartWith(visitor, lines)
  while ((await mails(port)).length < 1) await sleep(100)
}

const pictureFile = new URL('../db/demo/pictures/ash-bench-1284.avif', import.meta.url)

/** One product of a merchant's file, with a picture. */
function picturedLines(): string[][] {
  const [header, ...rows] = merchantLines('https://pictures.example') as [string[], ...string[][]]
  const own = rows.filter((row) => row[header.indexOf('Handle')] === handle)
  own[0]![header.indexOf('Image Src')] = 'https://pictures.example/plate.avif'
  return [header, ...own]
}

async function tokenOfCard(port: number): Promise<string> {
  const card = { number: '4111111111111111', expiry: '12/40', cvv: '123' }
  const answer = await fetch(`http://127.0.0.1:${port + 6}/__sandbox/cards`, {
    method: 'POST',
    body: JSON.stringify(card),
  })
  return ((await answer.json()) as { token: string }).token
}

const logIn = (call: ReturnType<typeof visitOver>['call']) =>
  call('POST /svc_session/session/login', { body: { email, password }, key: randomUUID() })

async function mails(port: number): Promise<object[]> {
  const to = new URLSearchParams({ to: email }).toString()
  const headers = { accept: 'application/json' }
  return (await (await fetch(`http://127.0.0.1:${port}/__mail?${to}`, { headers })).json()) as object[]
}

/** What shoppers see of a store that was filled, by name: pages and a picture by their bytes, and, logged in, their own. */
export async function look(port: number): Promise<Record<string, string>> {
  const { call, fetch: ask } = visitOver(port, '192.0.2.2')
  const bytesOf = async (path: string) => {
    const answer = await ask(path)
    assert.equal(answer.status, 200, path)
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    // A page says when it was made, and nothing else that a restart changes.
    return bytes.replace(/"now":\d{13}/, '')
  }
  const product = await bytesOf(`/${handle}`)
  const [picture] = /\/media\/import\/[\w./-]+/.exec(product) ?? []
  assert.ok(picture, 'the imported product shows its picture')
  const seen: Record<string, string> = {}
  for (const path of ['/', '/plates', `/${handle}`, '/theindex', picture]) seen[path] = await bytesOf(path)
  await logIn(call)
  const orders = await call('GET /svc_checkout/order', { query: { view: 'full' } })
  assert.equal(orders.count, 1)
  const own = {
    orders,
    cart: await call('GET /svc_list/cart', { query: {} }),
    lists: await call('GET /svc_list/lists', { query: {} }),
    mails: await mails(port),
  }
  for (const [name, each] of Object.entries(own)) seen[name] = JSON.stringify(each)
  return seen
}

/**
 * What two backups differ in: tables by their rows and what stands in them, numbers by how far they have come. What waits
 * in the outbox names the transactions of its own server.
 */
export function unlike(before: Manifest, after: Manifest): string[] {
  const nameOf = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`
  const standing = ({ tables, sequences }: Manifest) =>
    new Map([
      ...tables.map(({ rows, columns, sha256, ...table }) => {
        const content = table.name === 'outbox' ? 'any' : sha256
        return [nameOf(table), `${rows} rows, ${columns.join()}, ${content}`] as const
      }),
      ...sequences.map((each) => [nameOf(each), `stands at ${each.last}, ${each.isCalled}`] as const),
    ])
  return differing(Object.fromEntries(standing(before)), Object.fromEntries(standing(after)))
}

/** The names under which two records hold different things. */
export function differing(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): string[] {
  return Object.keys({ ...one, ...other }).filter((name) => one[name] !== other[name])
}
