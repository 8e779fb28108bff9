import type { CallInput, Reply } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { itemRef } from '#domain/analytics/item-ref.ts'
import type { CartChange, Signal, WireList } from './signal.ts'

type Reader<Name extends keyof Store> = (input: CallInput<Store, Name>, reply: Reply<Store, Name>) => Signal[]

type WireCart = Reply<Store, 'GET /svc_list/cart'>
type BuyRequest = CallInput<Store, 'POST /svc_list/wanted'>['body']['items'][number]

const wished = (requests: readonly BuyRequest[]): Signal[] => [
  { kind: 'items', name: 'addToWishlist', items: requests.map(itemRef) },
]

const own = { added: 'addToCart', removed: 'removeFromCart' } as const

function cart(reply: WireCart, scope?: CartChange['scope']): Signal[] {
  const prices = Object.fromEntries(reply?.lines.map(({ _id, price }) => [_id, price]) ?? [])
  return [{ kind: 'cart', list: reply?.list ?? null, prices, change: scope ? { scope, ...own } : null }]
}

/** Returns the signals of a call that names its list. Only cart calls have signals. */
function cartList(list: WireList, scope: CartChange['scope'], names: Omit<CartChange, 'scope'> = own): Signal[] {
  return list.type === 'cart' ? [{ kind: 'cart', list, prices: {}, change: { scope, ...names } }] : []
}

const productIdsOf = (requests: readonly BuyRequest[]) => ({ productIds: requests.map(({ productId }) => productId) })

type SearchInput = CallInput<Store, 'POST /api/search-rec/3'>
type SearchReply = Reply<Store, 'POST /api/search-rec/3'>

function found({ body: { data } }: SearchInput, reply: SearchReply): Signal[] {
  const products = reply.content.product.value.map(({ entity_id: id, url }) => ({ id, url }))
  const phrase = data.query?.keyphrase?.value[0] ?? ''
  const first = (reply.page_number - 1) * reply.n_item
  const { uri } = data.context.page
  return products.length === 0
    ? []
    : [{ kind: 'found', found: { widget: data.widget.rfkid, uri, phrase, first, products } }]
}

/** Signals of successful calls. Other calls report nothing. */
const readers: { [Name in keyof Store]?: Reader<Name> } = {
  'GET /svc_list/cart': (_, reply) => cart(reply),
  'POST /svc_list/lists': (_, list) => (list.type === 'cart' ? [{ kind: 'cart', list, prices: {}, change: null }] : []),
  'POST /svc_list/cart/items': ({ body }, reply) => cart(reply, productIdsOf(body.items)),
  'PUT /svc_list/cart/items/{itemId}': ({ params: { itemId } }, reply) => cart(reply, { itemId }),
  'DELETE /svc_list/cart/items/{itemId}': ({ params: { itemId } }, reply) => cart(reply, { itemId }),
  'POST /svc_list/cart/items/{itemId}/restore': ({ params: { itemId } }, reply) => cart(reply, { itemId }),
  'POST /svc_list/lists/{id}/items': ({ body }, list) =>
    list.type === 'wishlist' ? wished(body.items) : cartList(list, productIdsOf(body.items)),
  'PUT /svc_list/lists/{id}/items/{itemId}': ({ params: { itemId } }, list) => cartList(list, { itemId }),
  'DELETE /svc_list/lists/{id}/items/{itemId}': ({ params: { itemId } }, list) => cartList(list, { itemId }),
  'POST /svc_list/lists/{id}/items/{itemId}/restore': ({ params: { itemId } }, list) => cartList(list, { itemId }),
  'DELETE /svc_list/lists/{id}/items': (_, list) => cartList(list, 'all'),
  'POST /svc_list/wanted': ({ body }) => wished(body.items),
  'POST /svc_list/lists/{id}/items/move': (_, { from, to }) =>
    to.type === 'cart'
      ? cartList(to, 'all', { ...own, added: from.type === 'wishlist' ? 'wishlistToCart' : 'addToCart' })
      : cartList(from, 'all', { ...own, removed: to.type === 'wishlist' ? 'addToWishlist' : 'removeFromCart' }),
  'GET /svc_session/session': (_, { groupId, exp }) => [{ kind: 'shopper', shopper: { groupId, exp } }],
  'POST /svc_session/session/login': (_, reply) => login(reply),
  'POST /svc_session/session/link/login': (_, reply) => login(reply),
  'POST /svc_session/passkey/login': (_, reply) => login(reply),
  'GET /svc_customer/customer': (_, customer) => [customerSignal(customer)],
  'POST /svc_session/session/logout': () => [{ kind: 'logout' }],
  'POST /svc_customer/customer': ({ body: { newsletters = [], segments = [], email } }) => [
    { kind: 'register', newsletters, segments, email },
  ],
  'POST /api/search-rec/3': found,
  'POST /svc_content/catalog/listing': found,
  'PUT /svc_checkout/checkout/{listId}': ({ body }, checkout) => {
    const { paymentType } = checkout
    const isPaymentAdded = typeof body.paymentToken === 'string' || body.storedPaymentMethodId !== undefined
    return [
      { kind: 'rates', checkout, isPick: body.rates !== undefined },
      ...(isPaymentAdded
        ? [{ kind: 'event' as const, event: { name: 'addPayment' as const, properties: { paymentType } } }]
        : []),
    ]
  },
  'POST /svc_checkout/order': (_, { status, payment }) => {
    if (status === 'payment_error') return [checkoutError('payment_error', 'Payment declined')]
    // PayPal's approval page uses the same field but is not a 3-D Secure challenge.
    const isChallenge = payment?.challengeUrl !== undefined && payment.adyenType !== 'paypal'
    return status === 'payment_pending' && isChallenge ? [{ kind: 'challenge' }] : []
  },
  'POST /svc_bin/bin': (_, { product_id: productId, parent_id: parentId, email }) => [
    { kind: 'stock-alert', productId, parentId, email },
  ],
  'POST /svc_programming/programs/{id}/cancel': (_, program) => [subscription('cancelSubscription', program)],
  'POST /svc_programming/programs/{id}/reactivate': (_, program) => [subscription('reactivateSubscription', program)],
}

/**
 * Returns the signals of a successful call. A malformed response has none, because signals must not make the call fail.
 */
export function replySignals<Name extends keyof Store>(
  name: Name,
  input: CallInput<Store, Name>,
  reply: Reply<Store, Name>,
): Signal[] {
  try {
    return (readers[name] as Reader<Name> | undefined)?.(input, reply) ?? []
  } catch {
    return []
  }
}

/** Returns the signals of a failed call, such as an order that the server refused [ANALYTICS-426]. */
export function refusalSignals(name: keyof Store, error: unknown): Signal[] {
  if (name !== 'POST /svc_checkout/order' || !isRefusalError(error)) return []
  const { message } = error.details
  return [checkoutError(error.code, typeof message === 'string' ? message : error.code)]
}

function checkoutError(errorCode: string, errorMessage: string): Signal {
  return { kind: 'event', event: { name: 'checkoutError', properties: { errorCode, errorMessage } } }
}

function customerSignal(customer: Reply<Store, 'GET /svc_customer/customer'>): Signal {
  const { _id, groupId, primarySegment, segments, email } = customer
  return {
    kind: 'shopper',
    shopper: { groupId, exp: 0, customer: { _id, groupId, primarySegment, segments, email } },
  }
}

function login({ customer }: Reply<Store, 'POST /svc_session/session/login'>): Signal[] {
  return [{ kind: 'login' }, customerSignal(customer)]
}

type Program = Reply<Store, 'POST /svc_programming/programs/{id}/cancel'>

function subscription(name: 'cancelSubscription' | 'reactivateSubscription', program: Program): Signal {
  const { sku, delivery: app, orderId, completeCycles, renewalDate, trialEnd, beganOn } = program
  const properties = { sku, app, orderId, completeCycles, renewalDate: renewalDate ?? trialEnd ?? beganOn }
  return { kind: 'event', event: { name, properties } }
}
