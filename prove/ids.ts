import type { Store } from '#contract/store.ts'

/**
 * What an id that a caller names stands for. `list`, `item`, `order`, `program`, `review`, `bin`, `address` and `storedCard` belong to one shopper: of somebody else's the
 * answer is that of a missing one. `quote` and `card` belong to whoever holds them, as cash does, and are told to nobody
 * but their holder. `claim` says who asks, and is not believed. `shared` is the same for all: the catalogue, places; and `said` is kept as it
 * is said and leads nowhere: what a customiser or a registry calls things.
 */
export type IdKind =
  | 'list'
  | 'item'
  | 'order'
  | 'program'
  | 'review'
  | 'bin'
  | 'address'
  | 'storedCard'
  | 'quote'
  | 'card'
  | 'claim'
  | 'shared'
  | 'said'

/** Children of a line: what they are, and which option of a bundle they fill. */
const children = {
  'body.items.*.children.*.productId': 'shared',
  'body.items.*.children.*.metadata.bundleOptionId': 'shared',
  'body.items.*.children.*.metadata.freeBundleOptionId': 'shared',
} as const

/** A line as a shopper asks for it; what it says of a customiser, a ticket or a registry is kept and not believed. */
const asked = {
  'body.items.*.productId': 'shared',
  ...children,
  'body.items.*.metadata.groupedProductId': 'shared',
  'body.items.*.metadata.recipeId': 'said',
  'body.items.*.metadata.customSku': 'said',
  'body.items.*.metadata.eventRegistration.onCompletionSku': 'said',
  'body.items.*.metadata.registry.registryId': 'said',
} as const

const quoted = {
  'body.storeId': 'shared',
  'body.shippingAddress.countryId': 'shared',
  'body.items.*.productId': 'shared',
  'body.items.*.sku': 'shared',
  'body.items.*.listItemId': 'item',
  ...children,
} as const

/** What an address says of places and of a business. */
const entered = { 'body.countryId': 'shared', 'body.regionId': 'said', 'body.vatId': 'said' } as const

/** Every id that a call takes, by its place in the request: a call without its line does not compile. */
export const idsOf = {
  'GET /svc_content/catalog/category/{id}': { 'params.id': 'shared' },
  'GET /svc_content/catalog/tree': {},
  'GET /svc_content/catalog/product/compatibility': {},
  'GET /svc_content/hot/active': {},
  'GET /svc_content/catalog/product/group-prices': {},
  'GET /svc_content/catalog/product': { 'query.id': 'shared', 'query.sku': 'shared', 'query.childId': 'shared' },
  'GET /svc_content/catalog/product/complete/{id}': { 'params.id': 'shared' },
  'GET /svc_content/catalog/product/{idOrSku}': { 'params.idOrSku': 'shared' },
  'POST /svc_content/recipes': {
    'body.productId': 'shared',
    'body.children.*.productId': 'shared',
    'body.children.*.metadata.bundleOptionId': 'shared',
    'body.children.*.metadata.freeBundleOptionId': 'shared',
  },
  'GET /svc_content/recipes/{rid}': { 'params.rid': 'shared' },
  'GET /svc_content/cards': {},
  'GET /svc_content/brands': {},
  'GET /svc_content/barbells': {},
  'POST /svc_content/catalog/listing': {
    'body.data.context.user.user_id': 'claim',
    'body.data.context.user.uuid': 'claim',
  },
  'POST /api/search-rec/3': { 'body.data.context.user.user_id': 'claim', 'body.data.context.user.uuid': 'claim' },
  'GET /svc_ssr/site/{code}/rfktkn': { 'params.code': 'shared' },
  'GET /svc_content/cms/page/{id}': { 'params.id': 'shared' },
  'GET /svc_content/issue': {},
  'POST /svc_content/issues': {},
  'POST /svc_content/issue-requests': {},
  'GET /svc_content/issue-requests': {},
  'GET /svc_content/cms/strip': {},
  'GET /svc_content/cms/drawer': {},
  'GET /theindex/wp-json/wp/v2/posts': {},
  'GET /theindex/wp-json/wp/v2/tags': {},
  'GET /svc_route/route': {},
  'GET /svc_session/session': {},
  'POST /svc_session/session/login': {},
  'POST /svc_session/session/logout': {},
  'POST /svc_customer/customer': {},
  'GET /svc_customer/customer': {},
  'GET /svc_customer/customer/address': {},
  'POST /svc_customer/customer/address': entered,
  'PATCH /svc_customer/customer/address/{id}': { 'params.id': 'address', ...entered },
  'DELETE /svc_customer/customer/address/{id}': { 'params.id': 'address' },
  'POST /svc_checkout/address/suggestion': { 'body.countryId': 'shared' },
  'GET /svc_list/lists': {},
  'GET /svc_list/cart': {},
  'POST /svc_list/lists': {
    'body.metadata.rsAnonId': 'said',
    'body.metadata.registry.registryId': 'said',
    'body.metadata.registry.urlKey': 'said',
  },
  'GET /svc_list/lists/{id}': { 'params.id': 'list' },
  'DELETE /svc_list/lists/{id}': { 'params.id': 'list' },
  'PUT /svc_list/lists/{id}/metadata': {
    'params.id': 'list',
    'body.rsAnonId': 'said',
    'body.registry.registryId': 'said',
    'body.registry.urlKey': 'said',
  },
  'POST /svc_list/lists/{id}/items': {
    'params.id': 'list',
    ...asked,
  },
  'GET /svc_list/lists/{id}/view': { 'params.id': 'list' },
  'GET /svc_list/shared/{urlKey}': { 'params.urlKey': 'card' },
  'POST /svc_list/wanted': asked,
  'POST /svc_list/lists/{id}/items/move': { 'params.id': 'list', 'body.items.*': 'item', 'body.to': 'list' },
  'DELETE /svc_list/lists/{id}/items': { 'params.id': 'list' },
  'PUT /svc_list/lists/{id}/items/{itemId}': { 'params.id': 'list', 'params.itemId': 'item' },
  'DELETE /svc_list/lists/{id}/items/{itemId}': { 'params.id': 'list', 'params.itemId': 'item' },
  'POST /svc_list/lists/{id}/items/{itemId}/restore': { 'params.id': 'list', 'params.itemId': 'item' },
  'GET /svc_list/quotes': {},
  'POST /svc_list/quotes': { 'body.listId': 'list' },
  'GET /svc_list/quotes/{id}': { 'params.id': 'list' },
  'POST /svc_list/quotes/{id}/accept': { 'params.id': 'list' },
  'POST /svc_list/quotes/{id}/decline': { 'params.id': 'list' },
  'GET /svc_extrapayment/payment/{token}': { 'params.token': 'card' },
  'POST /svc_extrapayment/payment/{token}/pay': {
    'params.token': 'card',
    'body.billingAddress.countryId': 'shared',
    'body.paymentToken': 'card',
    'body.storedPaymentMethodId': 'storedCard',
    'body.giftCardCode': 'card',
  },
  'POST /svc_extrapayment/payment/{token}/renewal': { 'params.token': 'card' },
  'POST /svc_extrapayment/returned': { 'body.paymentId': 'order' },
  'GET /svc_extrapayment/links': {},
  'POST /svc_extrapayment/links': {
    'body.about.quoteId': 'list',
    'body.about.orderId': 'order',
    'body.about.shippingAddress.countryId': 'shared',
    'body.about.billingAddress.countryId': 'shared',
  },
  'POST /svc_extrapayment/links/{id}/resend': { 'params.id': 'order' },
  'POST /svc_extrapayment/links/{id}/revoke': { 'params.id': 'order' },
  'POST /svc_extrapayment/payments/{id}/refund': { 'params.id': 'order' },
  'POST /svc_checkout/tracking': { 'body.orderId': 'card', 'body.key': 'card' },
  'GET /svc_checkout/order/{orderId}/tracking': { 'params.orderId': 'order' },
  'GET /svc_checkout/order/{orderId}/invoices/{number}': { 'params.orderId': 'order', 'params.number': 'shared' },
  'GET /svc_checkout/order/{orderId}/invoices/{number}/file': { 'params.orderId': 'order', 'params.number': 'shared' },
  'GET /svc_checkout/order/{orderId}/refunds': { 'params.orderId': 'order' },
  'POST /svc_checkout/order/{orderId}/cancel': { 'params.orderId': 'order' },
  'GET /svc_fulfilment/captures': {},
  'POST /svc_fulfilment/order/{orderId}/captured': { 'params.orderId': 'order' },
  'GET /svc_fulfilment/order/{orderId}/refunds': { 'params.orderId': 'order' },
  'POST /svc_fulfilment/order/{orderId}/cancel': { 'params.orderId': 'order', 'body.lines.*.itemId': 'order' },
  'POST /svc_fulfilment/order/{orderId}/refunds': { 'params.orderId': 'order', 'body.lines.*.itemId': 'order' },
  'POST /svc_fulfilment/order/{orderId}/refunds/{number}/retry': {
    'params.orderId': 'order',
    'params.number': 'order',
  },
  'POST /svc_checkout/look-up': { 'body.orderId': 'card' },
  'GET /svc_fulfilment/exports': {},
  'GET /svc_fulfilment/order/{orderId}/shipments': { 'params.orderId': 'order' },
  'POST /svc_fulfilment/order/{orderId}/shipments': { 'params.orderId': 'order', 'body.pieces.*.sku': 'shared' },
  'POST /svc_fulfilment/shipments/{id}/events': { 'params.id': 'order' },
  'GET /svc_list/quote-desk': {},
  'GET /svc_list/quote-desk/{id}': { 'params.id': 'list' },
  'PUT /svc_list/quote-desk/{id}': {
    'params.id': 'list',
    'body.lines.*.itemId': 'item',
    'body.shipping.countryId': 'shared',
  },
  'POST /svc_list/quote-desk/{id}/send': { 'params.id': 'list' },
  'GET /svc_checkout/chosen': {},
  'GET /svc_captcha/challenge': {},
  'PUT /svc_checkout/chosen': { 'body.listId': 'list' },
  'GET /svc_checkout/checkout/{listId}': { 'params.listId': 'list' },
  'PUT /svc_checkout/checkout/{listId}': {
    'params.listId': 'list',
    'body.shippingAddress.countryId': 'shared',
    'body.billingAddress.countryId': 'shared',
    'body.rates.*.shippingCode': 'shared',
    'body.pickupId': 'shared',
    'body.paymentToken': 'card',
    'body.storedPaymentMethodId': 'storedCard',
    'body.giftcards.*._id': 'card',
    'body.giftcards.*.code': 'card',
  },
  'POST /svc_checkout/checkout/{listId}/paypal': { 'params.listId': 'list' },
  'GET /svc_checkout/freight/{listId}': { 'params.listId': 'list' },
  'GET /svc_checkout/five-for-five/{listId}': { 'params.listId': 'list' },
  'POST /svc_checkout/promotion/status': {},
  'POST /svc_checkout/order': {
    'body.meta.rsAnonId': 'said',
    'body.listId': 'list',
    'body.storeId': 'shared',
    'body.items.*.listItemId': 'item',
    'body.items.*.productId': 'shared',
    'body.shipping.*.shippingCode': 'shared',
    'body.shipping.*.transactionId': 'quote',
    'body.pickupId': 'shared',
    'body.shippingAddress.countryId': 'shared',
    'body.billingAddress.countryId': 'shared',
    'body.payment.transactionToken': 'card',
    'body.giftcards.*.code': 'card',
  },
  'POST /svc_checkout/order/{orderId}/payment-details': { 'params.orderId': 'order' },
  'GET /svc_checkout/order/{orderId}': { 'params.orderId': 'order', 'query.storeId': 'shared' },
  'GET /svc_checkout/order': {},
  'GET /svc_paymentmethod/methods': {},
  'PUT /svc_paymentmethod/methods': {
    'body.paymentMethod.storedPaymentMethodId': 'storedCard',
    'body.paymentMethod.billingAddressId': 'address',
  },
  'DELETE /svc_paymentmethod/methods/{storedPaymentMethodId}': { 'params.storedPaymentMethodId': 'storedCard' },
  'GET /svc_paymentmethod/wallets': {},
  'POST /svc_paymentmethod/wallets/applepay/session': {},
  'POST /svc_paymentmethod/wallets': { 'body.token': 'card' },
  'POST /svc_checkout/wallet/{listId}': {
    'params.listId': 'list',
    'body.shippingAddress.countryId': 'shared',
    'body.rates.*.shippingCode': 'shared',
  },
  'GET /svc_customer/customer/credit-cards': {},
  'POST /svc_customer/customer/credit-cards': { 'body.paymentToken': 'card', 'body.billingAddressId': 'address' },
  'PUT /svc_customer/customer/credit-cards/{id}': { 'params.id': 'storedCard', 'body.billingAddressId': 'address' },
  'DELETE /svc_customer/customer/credit-cards/{id}': { 'params.id': 'storedCard' },
  'POST /svc_shipping/shipping/rates/get': quoted,
  'POST /svc_tax/tax/rates/fetch': quoted,
  'GET /svc_content/option-lists/{code}': { 'params.code': 'shared' },
  'PUT /svc_content/option-lists/{code}': { 'params.code': 'shared' },
  'GET /svc_ticket/tickets': {},
  'GET /svc_ticket/passes': { 'query.ids': 'order' },
  'GET /svc_programming/programs': {},
  'GET /svc_programming/programs/{id}': { 'params.id': 'program' },
  'POST /svc_programming/programs/{id}/cancel': { 'params.id': 'program' },
  'POST /svc_programming/programs/{id}/reactivate': { 'params.id': 'program' },
  'PUT /svc_programming/programs/{id}/card': {
    'params.id': 'program',
    'body.storedPaymentMethodId': 'storedCard',
  },
  'GET /svc_bin/bin': {},
  'POST /svc_bin/bin': { 'body.product_id': 'shared', 'body.parent_id': 'shared' },
  'DELETE /svc_bin/bin/{id}': { 'params.id': 'bin' },
  'POST /svc_gc/giftcards/balance': { 'body.code': 'card', 'body.storeId': 'shared' },
  'GET /svc_ssr/countries': {},
  'GET /svc_ssr/regions': { 'query.countryCode': 'shared' },
  'GET /api/features/{clientKey}': { 'params.clientKey': 'shared' },
  'POST /svc_ssr/newsletters/subscribe': { 'body.userId': 'claim' },
  'GET /svc_review/products/{productId}': { 'params.productId': 'shared' },
  'GET /svc_review/reviews': { 'query.productId': 'shared' },
  'POST /svc_review/reviews': { 'body.productId': 'shared' },
  'PUT /svc_review/reviews/{id}': { 'params.id': 'review' },
  'DELETE /svc_review/reviews/{id}': { 'params.id': 'review' },
  'POST /svc_review/reviews/{id}/photos': { 'params.id': 'review' },
  'DELETE /svc_review/reviews/{id}/photos/{photoId}': { 'params.id': 'review', 'params.photoId': 'review' },
  'GET /svc_review/moderation': {},
  'PUT /svc_review/moderation/{id}': { 'params.id': 'review' },
  'GET /svc_registry/registries': {},
  'GET /svc_registry/registries/{id}': { 'params.id': 'list' },
  'PUT /svc_registry/registries/{id}': { 'params.id': 'list', 'body.address.countryId': 'shared' },
  'PUT /svc_registry/registries/{id}/items/{itemId}': { 'params.id': 'list', 'params.itemId': 'item' },
  'PUT /svc_registry/registries/{id}/thanks': { 'params.id': 'list', 'body.thanked.*': 'said' },
  'GET /svc_registry/shared/{urlKey}': { 'params.urlKey': 'card' },
  'GET /svc_registry/search': { 'query.code': 'card' },
} as const satisfies Record<keyof Store, Readonly<Record<string, IdKind>>>
