import { randomUUID } from 'node:crypto'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { orderNumber } from '#domain/orders/status.ts'
import { isRefused } from '#contract/kernel/refused.ts'
import { siteSettings, sites, type Site } from '#domain/sites.ts'
import { newUrlKey } from '#services/lists/shared.ts'
import { addresses, enter, orderBody, type OrderBody } from '#services/testing/orders-for-tests.ts'
import { cartWith, type Visitor } from '#services/testing/shop-for-tests.ts'
import { registryOf } from './registry-example.ts'
import { drawBelow } from './random.ts'

/** What one shopper has on one site: an open cart at the review step, and an order. */
export interface Belongings {
  site: Site
  /** In every text that the shopper typed. */
  mark: string
  listId: string
  itemId: string
  /** Taken out of the open cart a moment ago. */
  removedId: string
  /** The shared wishlist of a customer; a guest has none, and these are of nobody's. */
  wishId: string
  wishKey: string
  /** The shared registry of a customer; a guest has none, and these are of nobody's. */
  registryId: string
  registryItemId: string
  registryKey: string
  orderId: string
  /** A line of the order. */
  orderedItemId: string
  cardToken: string
  quoteId: string
  /** Of a customer; a guest has none, and these are of nobody's. */
  reviewId: string
  photoId: string
  /** Of nobody, where no subscription was made for its customer. */
  programId: string
  /** Of a customer; of nobody for a guest. */
  binId: string
  /** Of the order; of nobody, where staff wrote down none. */
  shipmentId: string
  /** In the address book of a customer; of nobody for a guest. */
  addressId: string
  /** A card that the vault keeps for a customer; a guest has none. */
  storedCardId: string | null
  /** A list that was quoted; of nobody, where none was made for its customer. */
  quotedId: string
  quotedItemId: string
  /** Payment links that the shopper holds: one to be paid, one that has expired, and a payment of a third; of nobody, where none were made. */
  links: { id: string; open: string; late: string; paymentId: string }
  address: object
  /** What would place the order of the open cart. */
  order: OrderBody
}

/** Fills a cart and orders it, then fills another one up to the review step, as the pages do. */
export async function belong(
  visitor: Visitor,
  site: Site,
  mark: string,
  newCard: () => Promise<string>,
): Promise<Belongings> {
  const { order } = await openCart(visitor, site, mark, newCard, 2)
  const { orderId } = await visitor.call('POST /svc_checkout/order', { body: order, key: randomUUID() })
  const review = await reviewOf(visitor, site, mark)
  const open = await openCart(visitor, site, mark, newCard, 1)
  const lists = { ...(await wishOf(visitor)), ...(await registryOf(visitor, site, mark)) }
  return {
    ...open,
    ...review,
    ...lists,
    orderId,
    orderedItemId: order.items[0]!.listItemId,
    programId: randomUUID(),
    shipmentId: randomUUID(),
    binId: await binOf(visitor),
    addressId: await addressOf(visitor, open.address),
    storedCardId: await storedCardOf(visitor, newCard),
    quotedId: randomUUID(),
    quotedItemId: randomUUID(),
    links: noLinks(),
  }
}

/** Links of the right form that nobody signed, and a payment that nobody made. */
function noLinks(): Belongings['links'] {
  const [id, paymentId] = [randomUUID(), randomUUID()]
  return { id, paymentId, open: `${id}.${'A'.repeat(43)}`, late: `${id}.${'A'.repeat(43)}` }
}

const removed = { productId: 8, qty: 1 }

type LaterList = 'wishId' | 'wishKey' | 'registryId' | 'registryItemId' | 'registryKey'

/** A new open cart at the review step, in the place of any that an earlier time left. */
export async function openCart(
  visitor: Visitor,
  site: Site,
  mark: string,
  newCard: () => Promise<string>,
  qty: number,
): Promise<
  Omit<
    Belongings,
    | 'orderId'
    | 'orderedItemId'
    | 'programId'
    | 'shipmentId'
    | 'binId'
    | 'addressId'
    | 'storedCardId'
    | 'quotedId'
    | 'quotedItemId'
    | 'links'
    | 'reviewId'
    | 'photoId'
    | LaterList
  >
> {
  await emptyHanded(visitor.call)
  const address = { ...addresses[site], firstname: mark, company: mark, email: `${mark}@shoppers.example` }
  const { _id: listId, items } = await cartWith(visitor, [{ productId: 7, qty }, removed])
  const removedId = items[1]!._id
  await visitor.call('DELETE /svc_list/lists/{id}/items/{itemId}', {
    params: { id: listId, itemId: removedId },
    version: 'any',
    key: randomUUID(),
  })
  const cardToken = await newCard()
  const checkout = await enter(visitor, listId, { shippingAddress: address, paymentToken: cardToken })
  const order = orderBody(site, checkout)
  const quoteId = order.shipping[0]!.transactionId
  return { site, mark, listId, itemId: items[0]!._id, removedId, cardToken, quoteId, address, order }
}

/** A customer's review with a photo, in the place of any that an earlier time left; ids of nothing for a guest. */
async function reviewOf({ call }: Visitor, site: Site, mark: string) {
  const { groupId } = await call('GET /svc_session/session', {})
  if (groupId <= 0) return { reviewId: randomUUID(), photoId: randomUUID() }
  const { reviews } = await call('GET /svc_review/reviews', { query: {} })
  for (const { id } of reviews) await call('DELETE /svc_review/reviews/{id}', { params: { id }, key: randomUUID() })
  const [productId] = reviewedOn(site)
  const { id: reviewId } = await call('POST /svc_review/reviews', {
    body: { ...reviewBy(mark), productId },
    key: randomUUID(),
  })
  const { photos } = await call('POST /svc_review/reviews/{id}/photos', {
    params: { id: reviewId },
    body: { photo: smallestPhoto },
    key: randomUUID(),
  })
  return { reviewId, photoId: photos[0]!.id }
}

/** What a customer waits for; the id of nothing for a guest. */
async function binOf({ call }: Visitor): Promise<string> {
  const { groupId } = await call('GET /svc_session/session', {})
  if (groupId <= 0) return randomUUID()
  return (await call('POST /svc_bin/bin', { body: { product_id: 7 }, key: randomUUID() })).id
}

/** An address of a customer's book, in the place of any that an earlier time left; the id of nothing for a guest. */
async function addressOf({ call }: Visitor, address: object): Promise<string> {
  const { groupId } = await call('GET /svc_session/session', {})
  if (groupId <= 0) return randomUUID()
  for (const { _id: id } of await call('GET /svc_customer/customer/address', {})) {
    await call('DELETE /svc_customer/customer/address/{id}', { params: { id }, key: randomUUID() })
  }
  const [saved] = await call('POST /svc_customer/customer/address', { body: address, key: randomUUID() })
  return saved!._id
}

/** A stored card of a customer, in the place of any that an earlier time left. */
async function storedCardOf({ call }: Visitor, newCard: () => Promise<string>): Promise<string | null> {
  const { groupId } = await call('GET /svc_session/session', {})
  if (groupId <= 0) return null
  for (const { _id: id } of await call('GET /svc_customer/customer/credit-cards', {})) {
    const sent = { params: { id }, key: randomUUID() }
    await call('DELETE /svc_customer/customer/credit-cards/{id}', sent).catch((error: unknown) => {
      // A program is charged to it since a call of this proof.
      if (!isRefused(error) || error.code !== 'card_in_use') throw error
    })
  }
  const body = { paymentToken: await newCard() }
  const stored = await call('POST /svc_customer/customer/credit-cards', { body, key: randomUUID() })
  // The newest but for the default, which stands first.
  return stored.reduce((newest, { _id }) => (_id > newest ? _id : newest), '')
}

/** A customer's wishlist, shared; ids of nothing for a guest. */
async function wishOf({ call }: Visitor) {
  const { groupId } = await call('GET /svc_session/session', {})
  if (groupId <= 0) return { wishId: randomUUID(), wishKey: newUrlKey() }
  const { _id: wishId } = await call('POST /svc_list/lists', { body: { type: 'wishlist' }, key: randomUUID() })
  const sent = { params: { id: wishId }, version: 'any' as const }
  await call('POST /svc_list/lists/{id}/items', { ...sent, body: { items: [removed] }, key: randomUUID() })
  const { metadata } = await call('PUT /svc_list/lists/{id}/metadata', {
    ...sent,
    body: { isShared: true },
    key: randomUUID(),
  })
  return { wishId, wishKey: metadata.urlKey! }
}

/** What is reviewed, and what is not yet: a customer writes one review of a product, whatever the site. */
export function reviewedOn(site: Site): [number, number] {
  return sites.indexOf(site) % 2 === 0 ? [8, 9] : [10, 14]
}

export const reviewBy = (mark: string) => ({
  stars: 4,
  title: `Good, says ${mark}`,
  text: `${mark} has used it for a month.`,
  author: mark.slice(0, 30),
})
/** A PNG of one pixel. */
export const smallestPhoto =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Deletes the open lists that an earlier time left. */
async function emptyHanded(call: StoreCall) {
  for (const { _id } of await call('GET /svc_list/lists', { query: { active: 'true' } })) {
    await call('DELETE /svc_list/lists/{id}', { params: { id: _id }, version: 'any', key: randomUUID() })
  }
}

/** Belongings as of a shopper who never was: every id of the right form, none of them given out. */
export function missing({ order, ...rest }: Belongings): Belongings {
  const [listId, itemId, quoteId] = [randomUUID(), randomUUID(), randomUUID()]
  const [removedId, wishId, wishKey] = [randomUUID(), randomUUID(), newUrlKey()]
  const [registryId, registryItemId, registryKey] = [randomUUID(), randomUUID(), newUrlKey()]
  const [reviewId, photoId, programId] = [randomUUID(), randomUUID(), randomUUID()]
  const [quotedId, quotedItemId, binId, addressId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const cardToken = randomUUID().replaceAll('-', '').toUpperCase()
  return {
    ...rest,
    listId,
    itemId,
    removedId,
    wishId,
    wishKey,
    registryId,
    registryItemId,
    registryKey,
    quoteId,
    reviewId,
    photoId,
    programId,
    binId,
    addressId,
    storedCardId: rest.storedCardId === null ? null : randomUUID(),
    quotedId,
    quotedItemId,
    // Who holds a link may pay it, whoever they are: what is not theirs is the payment, and the card.
    links: { ...rest.links, id: randomUUID(), paymentId: randomUUID() },
    cardToken,
    orderedItemId: randomUUID(),
    orderId: orderNumber(siteSettings[rest.site].storeId, 70_000_000 + drawBelow(29_999_999)),
    order: {
      ...order,
      listId,
      items: order.items.map((item) => ({ ...item, listItemId: itemId })),
      shipping: order.shipping.map((rate) => ({ ...rate, transactionId: quoteId })),
      payment: { ...order.payment, transactionToken: cardToken },
    },
  }
}

/** Of every account of the proofs. */
export const password = 'a long enough password'
