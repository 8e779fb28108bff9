import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { siteSettings, type Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import type { Mail } from '#platform/mail/engine.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { sendMail } from '#services/mails/send.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { cartWith, testStaffToken, type TestShop, type Visitor } from '#services/testing/shop-for-tests.ts'

const takeMails = statement<{ payload: OutboxTopics['mail_send'] }>(
  'test.take-quote-mails',
  `with taken as (delete from outbox where topic = 'mail_send' returning id, payload) select payload from taken order by id`,
)

const confirm = statement(
  'test.confirm-email',
  'update customer set email_confirmed_at = now() where lower(email) = lower($1)',
)

const linesOf = statement<{ itemId: string; qty: number }>(
  'test.lines-of-quote',
  'select id as "itemId", qty from list_item where list_id = $1 order by position',
)

interface DeskCall {
  version?: number | undefined
  body?: object
  key?: string
  token?: string
}

/** Returns a test shop's quote desk, and functions that create customers with quote requests. */
export function quoteDesk(shop: TestShop, site: Site = 'USA') {
  /** Staff calls use a token and no cookies. */
  const desk = async (method: string, path: string, options: DeskCall = {}) => {
    const { version, body, key = randomUUID(), token = testStaffToken } = options
    const response = await shop.visit(site).fetch(`/svc_list/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        authorization: `Bearer ${token}`,
      },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    })
    const read = (await response.json()) as Record<string, never> & { error?: { code: string } }
    return { status: response.status, body: read, code: read.error?.code }
  }
  const request = async (
    items: Parameters<typeof cartWith>[1] = [{ productId: 7, qty: 2 }],
    details: object = {},
    isConfirmed = true,
  ) => {
    const customer = await customerOf(shop, 'Ann', shop.visit(site))
    const { email } = await customer.call('GET /svc_customer/customer', {})
    if (isConfirmed) await shop.db.run(confirm, [email])
    const cart = await cartWith(customer, items)
    const body = { listId: cart._id, title: 'For the club', message: 'Ten of us share it.', ...details }
    const { id } = await customer.call('POST /svc_list/quotes', { body, key: randomUUID() })
    return { customer, id }
  }
  /** Returns a quote's lines, even if the customer cannot see the quote. */
  const itemsOf = (id: string) => shop.db.run(linesOf, [id])
  /** Sends an answer with the same price for all lines. */
  const answer = async (customer: Visitor, id: string, price: number, sending: object = {}) => {
    const lines = (await itemsOf(id)).map((line) => ({ ...line, price }))
    const { quote } = (await desk('GET', `quote-desk/${id}`)).body as unknown as { quote: { version: number } }
    const { version } = quote
    const shipping = { price: 25, countryId: siteSettings[site].homeCountry, postcode: '43215' }
    const offer = { lines, shipping, note: 'Ours', reason: 'Club price' }
    const worked = await desk('PUT', `quote-desk/${id}`, { version, body: offer })
    assert.equal(worked.status, 200, JSON.stringify(worked.body))
    const sent = await desk('POST', `quote-desk/${id}/send`, {
      version: worked.body['version'],
      body: { days: 14, ...sending },
    })
    assert.equal(sent.status, 200, JSON.stringify(sent.body))
    return Number(sent.body['version'])
  }
  const read = ({ call }: Visitor, id: string) => call('GET /svc_list/quotes/{id}', { params: { id } })
  const details = ({ call }: Visitor, id: string) => call('GET /svc_list/quotes/{id}/details', { params: { id } })
  /** Sends each queued email twice, as a repeated job does, and returns the emails by key. */
  const mails = async (): Promise<Mail[]> => {
    const sent = new Map<string, Mail>()
    const mail = { send: async (each: Mail) => void sent.set(each.key, each) }
    const deps = { ...shop.deps, mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
    const queued = await shop.db.run(takeMails, [])
    for (const { payload } of [...queued, ...queued]) await sendMail(deps, payload)
    return [...sent.values()].filter(({ key }) => key.startsWith('quote'))
  }
  return { desk, request, itemsOf, answer, read, details, mails }
}
