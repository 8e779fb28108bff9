import { randomUUID } from 'node:crypto'
import type { Reply, CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { cartWith, type TestShop, type Visitor } from './shop-for-tests.ts'

type Checkout = Reply<Store, 'GET /svc_checkout/checkout/{listId}'>
export type OrderBody = CallInput<Store, 'POST /svc_checkout/order'>['body']
type Lines = Parameters<typeof cartWith>[1]

const person = { firstname: 'Ann', lastname: 'Lee', telephone: '614 555 0100', email: 'ann@example.com' }

export const addresses: Record<Site, object> = {
  USA: { ...person, street: ['100 Main St'], city: 'Columbus', region: 'OH', postcode: '43215', countryId: 'US' },
  CAN: { ...person, street: ['100 King St'], city: 'Toronto', region: 'ON', postcode: 'M5H 1J9', countryId: 'CA' },
  AUS: { ...person, street: ['1 George St'], city: 'Sydney', region: 'NSW', postcode: '2000', countryId: 'AU' },
  EUR: { ...person, street: ['Hauptstr. 1'], city: 'Berlin', postcode: '10115', countryId: 'DE' },
  GBR: { ...person, street: ['1 High St'], city: 'London', postcode: 'SW1A 1AA', countryId: 'GB' },
  APO: { ...person, street: ['PSC 1 Box 1'], city: 'APO', region: 'AE', postcode: '09001', countryId: 'US' },
}

/** Fills the cart and checkout up to the review step, as the pages would. */
export async function reachReviewStep(shop: TestShop, visitor: Visitor, site: Site, lines: Lines, card?: string) {
  const list = await cartWith(visitor, lines)
  const paymentToken = await shop.cardToken(card)
  const checkout = await updateTestCheckout(visitor, list._id, { shippingAddress: addresses[site], paymentToken })
  return { listId: list._id, checkout, body: orderBody(site, checkout) }
}

export function updateTestCheckout({ call }: Visitor, listId: string, part: object): Promise<Checkout> {
  const body = part as CallInput<Store, 'PUT /svc_checkout/checkout/{listId}'>['body']
  return call('PUT /svc_checkout/checkout/{listId}', { params: { listId }, body, key: randomUUID() })
}

/** Returns the order body that the review page would send. */
export function orderBody(
  site: Site,
  { cart, draft, shipping, totals, giftcards, agreements, needsCard, pickup }: Checkout,
): OrderBody {
  const wire = totals.wire!
  return {
    listId: cart.list._id,
    storeId: siteSettings[site].storeId,
    items: cart.lines.map(({ _id, productId, qty, price }) => ({ listItemId: _id, productId, qty, price })),
    shippingMode: draft.shippingMode,
    shipping: draft.rates.map((chosen) => {
      const { shippingCode, rate, packageNumber, transactionId } = shipping.rates.find(
        (offered) => offered.shippingCode === chosen.shippingCode && offered.packageNumber === chosen.packageNumber,
      )!
      return { shippingCode, rate, packageNumber, transactionId }
    }),
    shippingAddress: draft.shippingAddress,
    billingAddress: draft.billingAddress,
    ...(pickup?.isWanted && pickup.isUsable && { pickupId: pickup.place.id }),
    totals: wire,
    payment: { amount: totals.toPay!, ...(needsCard && { transactionToken: draft.payment!.token }) },
    giftcards: giftcards.flatMap(({ code, balance, amount }) => (amount > 0 ? [{ code, balance, amount }] : [])),
    comments: '',
    agreed: Object.fromEntries(agreements.map(({ kind, version }) => [kind, version])),
  }
}

export function placeTestOrder({ call }: Visitor, body: OrderBody, key = randomUUID()) {
  return call('POST /svc_checkout/order', { body, key })
}
