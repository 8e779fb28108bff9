import { randomUUID } from 'node:crypto'
import type { Reply, CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { statement } from '#platform/database.ts'
import type { Site } from '#domain/sites.ts'
import { addresses } from '#services/testing/orders-for-tests.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { createTestQuote } from '#services/quotes/quoted-for-tests.ts'
import { cartWith, testStaffToken, type TestShop, type Visitor } from '#services/testing/shop-for-tests.ts'

type StaffLink = Reply<Store, 'GET /svc_extrapayment/links'>[number]
type LinkBody = CallInput<Store, 'POST /svc_extrapayment/links'>['body']
type StaffAddress = CallInput<Store, 'POST /svc_extrapayment/payment/{token}/pay'>['body']['billingAddress']
type PayBody = CallInput<Store, 'POST /svc_extrapayment/payment/{token}/pay'>['body']

/** Two benches plus freight: 200.00 in total. */
export const testLinkCharges = {
  kind: 'free' as const,
  number: 'B-1',
  email: 'ann@example.com',
  billingAddress: addresses.USA,
  lines: [{ name: 'Bench', qty: 2, price: 90 }],
  shipping: 12,
  tax: 8,
}

const heldMoney = statement<{ held: number }>(
  'test.link-holds',
  `select count(*)::integer as held from sandbox.transaction
   where kind = 'Authorization' and state = 'succeeded' and captured = 0 and order_id = $1`,
)
const waitNoMore = statement(
  'test.link-waits',
  `update payment_link_payment set wait_until = now() - interval '1 second', asking_until = null where id = $1`,
)

export function linksIn(shop: TestShop) {
  const desk = async (method: string, path: string, body?: object, key: string = randomUUID(), site: Site = 'USA') => {
    const response = await shop.visit(site).fetch(`/svc_extrapayment/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${testStaffToken}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  const staff = (method: string, path: string, body?: object, key?: string) => desk(method, `links${path}`, body, key)
  const make = async (body: Partial<LinkBody> = {}) => {
    const response = await staff('POST', '', { about: testLinkCharges, ...body })
    if (response.status !== 201) throw new Error(`No link was made: ${JSON.stringify(response.body)}`)
    const link = response.body as StaffLink
    return { link, token: new URL(link.url).searchParams.get('token')! }
  }
  const read = ({ call }: Visitor, token: string) =>
    call('GET /svc_extrapayment/payment/{token}', { params: { token } })
  const pay = async ({ call }: Visitor, token: string, body: Partial<PayBody> = {}, key: string = randomUUID()) =>
    call('POST /svc_extrapayment/payment/{token}/pay', {
      params: { token },
      body: { amount: 200, billingAddress: addresses.USA, ...body },
      key,
    })
  /** Creates a customer with a quote and a payment link for it. By default, the quote is for two bars at 10.00. */
  const quotedLink = async (lines = [{ productId: 7, qty: 2 }], named: { billingAddress?: StaffAddress } = {}) => {
    const customer = await customerOf(shop)
    const cart = await cartWith(customer, lines)
    const { quotedId: quoteId } = await createTestQuote(shop.db, customer, cart._id, 'Two bars')
    const link = await make({ about: { kind: 'quote', quoteId, shippingAddress: addresses.USA, ...named } })
    return { ...link, customer, quoteId, due: link.link.due }
  }
  const back = ({ call }: Visitor, paymentId: string, more: { isCancelled?: true } = {}) =>
    call('POST /svc_extrapayment/returned', { body: { paymentId, ...more } })
  return {
    staff,
    make,
    read,
    pay,
    back,
    refund: async (paymentId: string, body: object = {}, key?: string, site?: Site) => {
      const response = await desk('POST', `payments/${paymentId}/refund`, body, key, site)
      return { ...response, code: response.body.error?.code as string | undefined }
    },
    quotedLink,
    card: (number?: string) => shop.cardToken(number),
    seen: async (number: string) => ((await staff('GET', `?number=${number}`)).body as StaffLink[])[0]!,
    /** Counts a payment's authorizations that were neither captured nor voided. */
    held: async (id: string) => (await shop.db.run(heldMoney, [id]))[0]!.held,
    /** Expires a payment's response timeout and lease. */
    late: (id: string) => shop.db.run(waitNoMore, [id]),
    respondToChallenge: (challengeUrl: string, choice: 'yes' | 'no' = 'yes') =>
      fetch(challengeUrl, { method: 'POST', body: new URLSearchParams({ answer: choice }), redirect: 'manual' }),
  }
}
