import { randomUUID } from 'node:crypto'
import type { Site } from '#domain/sites.ts'
import { emptyAddress } from '#domain/address/address.ts'
import { findCustomerId } from '#services/sessions/steps.ts'
import type { TestShop, Visitor } from '#services/testing/shop-for-tests.ts'
import { createLink } from './repository.ts'
import { captureLinkPayment } from './payment/settle.ts'
import { signToken } from './token.ts'

const day = 86_400_000

/** Creates three links for a shopper: an open one for 200.00, an expired one, and a paid one. */
export async function createTestLinks(
  shop: TestShop,
  { call }: Visitor,
  site: Site,
  { address, email }: { address: object; email: string | null },
) {
  const customerId = email === null ? null : ((await findCustomerId(shop.db, email)) ?? null)
  const make = async (expiresAt: number) => {
    const id = randomUUID()
    const line = { name: 'Bench', choice: '', qty: 1, price: 20_000, total: 20_000 }
    const amounts = { shipping: 0, discount: 0, tariff: 0, tax: 0, total: 20_000, paid: 0 }
    const document = { ...amounts, lines: [line], billingAddress: emptyAddress('US'), shippingAddress: null }
    const about = { kind: 'free' as const, number: 'B-1', listId: null, quoteVersion: null, orderId: null }
    const link = { ...about, id, site, customerId, email: 'ann@example.com', document, due: 20_000, expiresAt }
    const defaults = { allowsPart: false, note: '', requestKey: id, requestFingerprint: '', locale: null }
    await shop.db.transaction((tx) => createLink(tx, { ...link, ...defaults }))
    return { id, token: signToken(shop.deps.secret, site, id) }
  }
  const [open, late, paid] = [
    await make(shop.clock() + day),
    await make(shop.clock() - day),
    await make(shop.clock() + day),
  ]
  const { paymentId } = await call('POST /svc_extrapayment/payment/{token}/pay', {
    params: { token: paid.token },
    body: { amount: 200, billingAddress: address, paymentToken: await shop.cardToken() },
    key: randomUUID(),
  })
  await captureLinkPayment(shop.deps, paymentId)
  return { id: open.id, open: open.token, late: late.token, paymentId }
}
