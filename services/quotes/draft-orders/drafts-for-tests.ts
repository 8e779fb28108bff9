import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { CallInput, Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { statement } from '#platform/database.ts'
import { linksIn } from '#services/payment-links/links-for-tests.ts'
import { addresses } from '#services/testing/orders-for-tests.ts'
import type { TestShop } from '#services/testing/shop-for-tests.ts'
import { quoteDesk } from '../quotes-for-tests.ts'

export type Draft = Reply<Store, 'GET /svc_list/draft-orders/{id}'>
type Entry = CallInput<Store, 'POST /svc_list/draft-orders'>['body']

const takeMails = statement<{ to: string; key: string }>(
  'test.take-link-mails',
  `with taken as (
     delete from outbox where topic = 'mail_send' and payload->>'template' = 'payment-link' returning id, payload)
   select payload->>'to' as "to", payload->>'key' as key from taken order by id`,
)
const skuOf = statement<{ id: number; sku: string }>(
  'test.skus',
  'select id, sku from sellable where id = any($1::integer[]) order by id',
)

/** Returns functions that call the draft order API as staff in a test shop, and two products. */
export async function draftsIn(shop: TestShop) {
  const { desk } = quoteDesk(shop)
  const { staff: links } = linksIn(shop)
  const [bar, bench] = await shop.db.run(skuOf, [[7, 8]])
  const entry = (changed: Partial<Entry> = {}): Entry => ({
    email: 'phone@example.com',
    forAccount: false,
    lines: [{ sku: bar!.sku, qty: 2, price: null }],
    address: addresses.USA,
    rates: [],
    shippingPrice: null,
    note: '',
    reason: '',
    ...changed,
  })
  const create = async (changed: Partial<Entry> = {}, key: string = randomUUID()) => {
    const response = await desk('POST', 'draft-orders', { body: entry(changed), key })
    assert.equal(response.status, 201, JSON.stringify(response.body))
    return response.body as unknown as Draft
  }
  const read = async (id: string) => (await desk('GET', `draft-orders/${id}`)).body as unknown as Draft
  const send = (id: string, version: number, body: object = {}, key: string = randomUUID()) =>
    desk('POST', `draft-orders/${id}/send`, { version, body, key })
  /** Cancels the link created by sending a draft order. */
  const cancelLink = ({ id, version }: Draft) => desk('DELETE', `draft-orders/${id}/link`, { version })
  const tokenOf = async (linkId: string) => {
    const [link] = (await links('GET', `?id=${linkId}`)).body as { url: string; due: number; state: string }[]
    assert.equal(new URL(link!.url).origin, 'https://usa.example')
    return { token: new URL(link!.url).searchParams.get('token')!, due: link!.due, state: link!.state }
  }
  const sent = async (changed: Partial<Entry> = {}, body: object = {}) => {
    const { id, version } = await create(changed)
    const response = await send(id, version, body)
    assert.equal(response.status, 200, JSON.stringify(response.body))
    const draft = response.body as unknown as Draft
    return { draft, ...(await tokenOf(draft.linkId!)) }
  }
  /** Takes the queued payment link emails and returns their recipients. */
  const mails = async () => (await shop.db.run(takeMails, [])).map(({ to }) => to)
  return { desk, cancelLink, links, bar: bar!, bench: bench!, entry, create, read, send, tokenOf, sent, mails }
}
