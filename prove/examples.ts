import { randomUUID } from 'node:crypto'
import type { LooseCall } from '#contract/client/send.ts'
import type { Store } from '#contract/store.ts'
import { cardGroupOf } from '#domain/giftcards/group.ts'
import { newsletterId, newsletterKeys } from '#domain/newsletters/lists.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { demoGiftCards } from '../db/demo/gift-cards.ts'
import { password, reviewBy, reviewedOn, smallestPhoto, type Belongings } from './belongings.ts'
import { registryAbout, shipTo } from './registry-example.ts'
import { googlePayToken } from '../platform/payments/wallets-for-tests.ts'

/** A complete and right request of every call, on what a shopper has. */
export const exampleOf: Readonly<Record<keyof Store, (own: Belongings) => LooseCall>> = {
  'GET /svc_content/catalog/category/{id}': () => ({ params: { id: '2' } }),
  'GET /svc_content/catalog/tree': () => ({}),
  'GET /svc_content/catalog/product/compatibility': () => ({ query: { group: 'upright-76-25' } }),
  'GET /svc_content/hot/active': () => ({}),
  'GET /svc_content/catalog/product/group-prices': () => ({}),
  'GET /svc_content/catalog/product': () => ({ query: { id: '7,9' } }),
  'GET /svc_content/catalog/product/complete/{id}': () => ({ params: { id: '9' } }),
  'GET /svc_content/catalog/product/{idOrSku}': () => ({ params: { idOrSku: 'IW-PL-20' } }),
  'POST /svc_content/recipes': () => ({
    body: { productId: 8, options: {}, children: [], plateOpts: null },
  }),
  'GET /svc_content/recipes/{rid}': () => ({ params: { rid: 'AAAAAAAAAAAAAAAAAAAAAA' } }),
  'GET /svc_content/cards': () => ({ query: { handles: 'iron-plate,power-bar' } }),
  'GET /svc_content/brands': () => ({}),
  'GET /svc_content/barbells': () => ({ query: { category: 'bars' } }),
  'POST /api/search-rec/3': () => ({
    body: {
      data: {
        n_item: 10,
        page_number: 1,
        widget: { rfkid: 'rfkid_7' },
        content: { product: { field: { value: ['name', 'price'] } } },
        context: { page: { uri: '/search', locale_country: 'us' }, user: { user_id: '1', uuid: '2' } },
        facet: { all: true, total: true, max: 20 },
        filter: { material: { value: ['Iron'] }, price: { value: [{ min: 1, max: 1_000 }] } },
        query: { keyphrase: { value: ['plate'] } },
        sort: { choices: true, value: [{ type: 'price', order: 'asc' }] },
        suggestion: { keyphrase: { max: 5 }, category: { max: 5 }, trending_category: { max: 5 } },
      },
    },
  }),
  'POST /svc_content/catalog/listing': () => ({
    body: {
      data: {
        n_item: 10,
        page_number: 1,
        widget: { rfkid: 'rfkid_10' },
        context: { page: { uri: '/plates' }, user: { user_id: '1', uuid: '2' } },
        filter: { material: { value: ['Iron'] } },
        sort: { choices: true, value: [{ type: 'name', order: 'asc' }] },
      },
    },
  }),
  'GET /svc_ssr/site/{code}/rfktkn': ({ site }) => ({ params: { code: site } }),
  'GET /svc_content/issue': () => ({ query: { page: '3', q: 'bar', all: 'false' } }),
  'POST /svc_content/issues': ({ mark }) => ({ body: { title: mark.slice(0, 80) } }),
  'POST /svc_content/issue-requests': ({ mark }) => ({
    body: {
      firstname: 'Robin',
      lastname: 'Vale',
      email: `${mark}@shoppers.example`,
      street: [`${mark.slice(0, 40)} Harbor Street`],
      city: 'Columbus',
      region: 'OH',
      postcode: '43215',
    },
  }),
  'GET /svc_content/issue-requests': () => ({ query: { since: '2026-01-01' } }),
  'GET /svc_content/cms/strip': () => ({}),
  'GET /svc_content/cms/drawer': () => ({}),
  'GET /svc_content/cms/page/{id}': () => ({ params: { id: 'shipping-information' } }),
  'GET /theindex/wp-json/wp/v2/posts': () => ({ query: { page: '1', per_page: '5', search: 'bar', slug: 'a-post' } }),
  'GET /theindex/wp-json/wp/v2/tags': () => ({ query: { page: '1', per_page: '5', hide_empty: 'true' } }),
  'GET /svc_route/route': () => ({ query: { url: '/plates' } }),
  'GET /svc_session/session': () => ({}),
  'POST /svc_session/session/login': ({ mark }) => ({ body: { email: `${mark}@accounts.example`, password } }),
  'POST /svc_session/session/logout': () => ({}),
  'POST /svc_customer/customer': ({ mark }) => ({
    body: { email: `${mark}@accounts.example`, password, firstname: 'Ann', lastname: 'Lee' },
  }),
  'GET /svc_customer/customer': () => ({}),
  'GET /svc_customer/customer/address': () => ({}),
  'POST /svc_customer/customer/address': ({ address }) => ({ body: address }),
  'PATCH /svc_customer/customer/address/{id}': ({ addressId, mark }) => ({
    params: { id: addressId },
    body: { company: mark, vatId: '', regionId: '', isDefaultShipping: true, isDefaultBilling: true },
  }),
  'DELETE /svc_customer/customer/address/{id}': ({ addressId }) => ({ params: { id: addressId } }),
  'POST /svc_checkout/address/suggestion': () => ({
    body: {
      street: ['12 Forge Street'],
      apartment: '',
      city: 'COLUMBUS',
      region: 'OH',
      postcode: '43215',
      countryId: 'US',
    },
  }),
  'GET /svc_list/lists': () => ({ query: { active: 'true' } }),
  'GET /svc_list/cart': () => ({ query: { country: 'US' } }),
  'POST /svc_list/lists': ({ listId, address }) => ({
    body: {
      type: 'cart',
      metadata: {
        email: (address as { email: string }).email,
        rsAnonId: 'anonymous',
        registry: { registryId: listId, title: 'A gym' },
      },
    },
  }),
  'GET /svc_list/lists/{id}': ({ listId }) => ({ params: { id: listId } }),
  'DELETE /svc_list/lists/{id}': ({ listId }) => ({ params: { id: listId } }),
  'PUT /svc_list/lists/{id}/metadata': ({ listId, address }) => ({
    params: { id: listId },
    body: {
      isActive: true,
      email: (address as { email: string }).email,
      rsAnonId: 'anonymous',
      registry: { registryId: listId, title: 'A gym' },
    },
  }),
  'POST /svc_list/lists/{id}/items': ({ listId }) => ({
    params: { id: listId },
    body: { items: [{ productId: 8, qty: 1, options: {}, children: [] }] },
  }),
  'GET /svc_list/lists/{id}/view': ({ listId }) => ({ params: { id: listId }, query: { country: 'US' } }),
  'GET /svc_list/shared/{urlKey}': ({ wishKey }) => ({ params: { urlKey: wishKey } }),
  'POST /svc_list/wanted': () => ({ body: { items: [{ productId: 8, qty: 1, options: {}, children: [] }] } }),
  'POST /svc_list/lists/{id}/items/move': ({ listId, itemId, wishId }) => ({
    params: { id: listId },
    body: { items: [itemId], to: wishId },
  }),
  'DELETE /svc_list/lists/{id}/items': ({ listId }) => ({ params: { id: listId } }),
  'PUT /svc_list/lists/{id}/items/{itemId}': ({ listId, itemId }) => ({
    params: { id: listId, itemId },
    body: { qty: 3 },
  }),
  'DELETE /svc_list/lists/{id}/items/{itemId}': ({ listId, itemId }) => ({ params: { id: listId, itemId } }),
  'POST /svc_list/lists/{id}/items/{itemId}/restore': ({ listId, removedId }) => ({
    params: { id: listId, itemId: removedId },
  }),
  'GET /svc_list/quotes': () => ({}),
  'POST /svc_list/quotes': ({ listId, mark }) => ({ body: { listId, title: mark.slice(0, 90), message: mark } }),
  'GET /svc_list/quotes/{id}': ({ quotedId }) => ({ params: { id: quotedId } }),
  'POST /svc_list/quotes/{id}/accept': ({ quotedId }) => ({ params: { id: quotedId }, body: {} }),
  'POST /svc_list/quotes/{id}/decline': ({ quotedId, mark }) => ({ params: { id: quotedId }, body: { reason: mark } }),
  'POST /svc_checkout/look-up': ({ orderId, mark, address }) => ({
    body: { orderId, email: `${mark}@shoppers.example`, postcode: (address as { postcode: string }).postcode },
  }),
  'POST /svc_checkout/tracking': ({ orderId, mark }) => ({
    body: { orderId, proof: `${mark}@shoppers.example`, key: '' },
  }),
  'GET /svc_checkout/order/{orderId}/tracking': ({ orderId }) => ({ params: { orderId } }),
  'GET /svc_checkout/order/{orderId}/invoices/{number}': ({ orderId }) => ({ params: { orderId, number: '0' } }),
  'GET /svc_checkout/order/{orderId}/invoices/{number}/file': ({ orderId }) => ({ params: { orderId, number: '0' } }),
  'GET /svc_checkout/order/{orderId}/refunds': ({ orderId }) => ({ params: { orderId } }),
  'POST /svc_checkout/order/{orderId}/cancel': ({ orderId }) => ({ params: { orderId } }),
  'GET /svc_fulfilment/captures': () => ({}),
  'POST /svc_fulfilment/order/{orderId}/captured': ({ orderId }) => ({ params: { orderId } }),
  'GET /svc_fulfilment/order/{orderId}/refunds': ({ orderId }) => ({ params: { orderId } }),
  'POST /svc_fulfilment/order/{orderId}/cancel': ({ orderId, orderedItemId: itemId, mark }) => ({
    params: { orderId },
    body: { lines: [{ itemId, qty: 1 }], reason: mark },
  }),
  'POST /svc_fulfilment/order/{orderId}/refunds': ({ orderId, orderedItemId: itemId, mark }) => ({
    params: { orderId },
    body: { lines: [{ itemId, qty: 1 }], shipping: 1, amount: 1, everything: false, restock: true, reason: mark },
  }),
  'POST /svc_fulfilment/order/{orderId}/refunds/{number}/retry': ({ orderId }) => ({
    params: { orderId, number: '1' },
  }),
  'GET /svc_fulfilment/exports': () => ({ query: { after: '0', limit: '2' } }),
  'GET /svc_fulfilment/order/{orderId}/shipments': ({ orderId }) => ({ params: { orderId } }),
  'POST /svc_fulfilment/order/{orderId}/shipments': ({ orderId, mark }) => ({
    params: { orderId },
    body: {
      packageNumber: 1,
      carrier: 'ups',
      trackingNumber: mark.slice(0, 40),
      pieces: [{ sku: 'IW-PL-20', qty: 1 }],
      expectedOn: '2026-12-01',
      at: 1_790_000_000_000,
      status: 'shipped',
      place: 'Columbus',
      note: mark,
    },
  }),
  'POST /svc_fulfilment/shipments/{id}/events': ({ shipmentId, mark }) => ({
    params: { id: shipmentId },
    body: { status: 'delivered', place: 'Columbus', note: mark, at: 1_790_000_000_000, expectedOn: null },
  }),
  'GET /svc_list/quote-desk': () => ({}),
  'GET /svc_list/quote-desk/{id}': ({ quotedId }) => ({ params: { id: quotedId } }),
  'PUT /svc_list/quote-desk/{id}': ({ quotedId, quotedItemId: itemId }) => ({
    params: { id: quotedId },
    body: { lines: [{ itemId, qty: 1, price: 10 }], shipping: { price: 5, countryId: 'US', postcode: '43215' } },
  }),
  'POST /svc_list/quote-desk/{id}/send': ({ quotedId }) => ({ params: { id: quotedId }, body: { days: 30 } }),
  'GET /svc_checkout/chosen': () => ({}),
  'GET /svc_captcha/challenge': () => ({ query: { action: 'placeorder' } }),
  'PUT /svc_checkout/chosen': ({ listId }) => ({ body: { listId } }),
  'GET /svc_checkout/checkout/{listId}': ({ listId }) => ({ params: { listId }, query: { country: 'US' } }),
  'PUT /svc_checkout/checkout/{listId}': ({ site, listId, address, cardToken, storedCardId, order }) => ({
    params: { listId },
    body: {
      shippingAddress: address,
      billingSameAsShipping: true,
      billingAddress: address,
      shippingMode: order.shippingMode,
      rates: order.shipping.map(({ shippingCode, packageNumber }) => ({ shippingCode, packageNumber })),
      paymentToken: cardToken,
      ...(storedCardId !== null && { storedPaymentMethodId: storedCardId }),
      keepsCard: false,
      comments: 'Ring twice',
      ...(site === 'USA' && { pickupId: 'columbus' }),
      giftcards: [],
    },
  }),
  'GET /svc_extrapayment/payment/{token}': ({ links }) => ({ params: { token: links.open } }),
  'POST /svc_extrapayment/payment/{token}/pay': ({ links, address, cardToken, storedCardId }) => ({
    params: { token: links.open },
    body: {
      amount: 200,
      billingAddress: address,
      ...(storedCardId === null ? { paymentToken: cardToken } : { storedPaymentMethodId: storedCardId }),
    },
  }),
  'POST /svc_extrapayment/payment/{token}/renewal': ({ links }) => ({ params: { token: links.late }, body: {} }),
  'POST /svc_extrapayment/returned': ({ links }) => ({ body: { paymentId: links.paymentId } }),
  'GET /svc_extrapayment/links': () => ({ query: { number: 'B-1' } }),
  'POST /svc_extrapayment/links': ({ quotedId: quoteId, address }) => ({
    body: { about: { kind: 'quote', quoteId, shippingAddress: address }, note: 'Until Friday', days: 3 },
  }),
  'POST /svc_extrapayment/links/{id}/resend': ({ links }) => ({ params: { id: links.id }, body: { days: 7 } }),
  'POST /svc_extrapayment/links/{id}/revoke': ({ links }) => ({ params: { id: links.id }, body: {} }),
  'POST /svc_extrapayment/payments/{id}/refund': ({ links, mark }) => ({
    params: { id: links.paymentId },
    body: { amount: 1, reason: mark },
  }),
  'POST /svc_checkout/checkout/{listId}/paypal': ({ listId }) => ({ params: { listId }, body: {} }),
  'GET /svc_checkout/freight/{listId}': ({ listId }) => ({ params: { listId }, query: { country: 'US' } }),
  'GET /svc_checkout/five-for-five/{listId}': ({ listId }) => ({ params: { listId }, query: { country: 'US' } }),
  'POST /svc_checkout/promotion/status': () => ({ body: { email: 'shopper@example.com' } }),
  'POST /svc_checkout/order': ({ order }) => ({ body: order }),
  'POST /svc_checkout/order/{orderId}/payment-details': ({ orderId }) => ({ params: { orderId }, body: {} }),
  'GET /svc_checkout/order/{orderId}': ({ site, orderId }) => ({
    params: { orderId },
    query: { storeId: String(siteSettings[site].storeId) },
  }),
  'GET /svc_checkout/order': () => ({ query: { page: '1', limit: '10', view: 'full', q: 'plate' } }),
  'GET /svc_paymentmethod/methods': () => ({ query: { country: 'US', locale: 'en-US' } }),
  'PUT /svc_paymentmethod/methods': ({ storedCardId, addressId }) => ({
    body: {
      paymentMethod: {
        storedPaymentMethodId: storedCardId ?? randomUUID(),
        isDefault: true,
        billingAddressId: addressId,
      },
    },
  }),
  'DELETE /svc_paymentmethod/methods/{storedPaymentMethodId}': ({ storedCardId }) => ({
    params: { storedPaymentMethodId: storedCardId ?? randomUUID() },
  }),
  'GET /svc_paymentmethod/wallets': () => ({}),
  'POST /svc_paymentmethod/wallets/applepay/session': () => ({ body: {} }),
  'POST /svc_paymentmethod/wallets': ({ mark }) => ({
    body: { kind: 'googlepay', token: googlePayToken('4111111111111111', mark) },
  }),
  'POST /svc_checkout/wallet/{listId}': ({ listId, order }) => ({
    params: { listId },
    body: { shippingAddress: order.shippingAddress, rates: [{ packageNumber: 0, shippingCode: 'ground' }] },
  }),
  'GET /svc_customer/customer/credit-cards': () => ({}),
  'POST /svc_customer/customer/credit-cards': ({ cardToken, addressId, mark }) => ({
    body: { paymentToken: cardToken, isDefault: true, billingAddressId: addressId, holderName: mark },
  }),
  'PUT /svc_customer/customer/credit-cards/{id}': ({ storedCardId, addressId }) => ({
    params: { id: storedCardId ?? randomUUID() },
    body: { isDefault: true, billingAddressId: addressId },
  }),
  'DELETE /svc_customer/customer/credit-cards/{id}': ({ storedCardId }) => ({
    params: { id: storedCardId ?? randomUUID() },
  }),
  'POST /svc_shipping/shipping/rates/get': (own) => ({
    body: { ...quoted(own), subtotalAmount: 295, allowSplit: true },
  }),
  'POST /svc_tax/tax/rates/fetch': (own) => ({
    body: { ...quoted(own), shippingAmount: 20, hundoDiscount: 0, vatNumber: '', eoriNumber: '' },
  }),
  'GET /svc_content/option-lists/{code}': () => ({ params: { code: 'program_delivery' } }),
  'PUT /svc_content/option-lists/{code}': () => ({
    params: { code: 'program_delivery' },
    body: { options: ['Not Applicable', 'App', 'Email', 'Web', 'Post'] },
  }),
  'GET /svc_ticket/tickets': () => ({}),
  'GET /svc_ticket/passes': () => ({ query: { ids: randomUUID() } }),
  'GET /svc_programming/programs': () => ({}),
  'GET /svc_programming/programs/{id}': ({ programId }) => ({ params: { id: programId } }),
  'POST /svc_programming/programs/{id}/cancel': ({ programId, mark }) => ({
    params: { id: programId },
    body: { reason: mark },
  }),
  'POST /svc_programming/programs/{id}/reactivate': ({ programId }) => ({ params: { id: programId } }),
  'PUT /svc_programming/programs/{id}/card': ({ programId, storedCardId }) => ({
    params: { id: programId },
    body: { storedPaymentMethodId: storedCardId ?? randomUUID() },
  }),
  'GET /svc_bin/bin': () => ({}),
  'POST /svc_bin/bin': () => ({ body: { product_id: 8, parent_id: 9, email: 'gym@shoppers.example' } }),
  'DELETE /svc_bin/bin/{id}': ({ binId }) => ({ params: { id: binId } }),
  'POST /svc_gc/giftcards/balance': ({ site }) => ({
    body: { code: giftCodeOf(site), storeId: siteSettings[site].storeId },
  }),
  'GET /svc_ssr/countries': () => ({}),
  'GET /svc_ssr/regions': () => ({ query: { countryCode: 'US' } }),
  'GET /api/features/{clientKey}': () => ({ params: { clientKey: 'sdk-key' } }),
  'POST /svc_ssr/newsletters/subscribe': ({ site, mark }) => ({
    body: {
      email: `${mark}@newsletters.example`,
      userId: 1,
      newsletters: [newsletterId(site, newsletterKeys(site)[0]!)],
    },
  }),
  'GET /svc_review/products/{productId}': () => ({
    params: { productId: '7' },
    query: { page: '1', sort: 'highest', stars: '5' },
  }),
  'GET /svc_review/reviews': ({ site }) => ({ query: { page: '1', productId: String(reviewedOn(site)[0]) } }),
  'POST /svc_review/reviews': ({ site, mark }) => ({ body: { ...reviewBy(mark), productId: reviewedOn(site)[1] } }),
  'PUT /svc_review/reviews/{id}': ({ reviewId, mark }) => ({ params: { id: reviewId }, body: reviewBy(mark) }),
  'DELETE /svc_review/reviews/{id}': ({ reviewId }) => ({ params: { id: reviewId } }),
  'POST /svc_review/reviews/{id}/photos': ({ reviewId }) => ({
    params: { id: reviewId },
    body: { photo: smallestPhoto },
  }),
  'DELETE /svc_review/reviews/{id}/photos/{photoId}': ({ reviewId, photoId }) => ({
    params: { id: reviewId, photoId },
  }),
  'GET /svc_review/moderation': () => ({ query: { state: 'pending', page: '1' } }),
  'PUT /svc_review/moderation/{id}': ({ reviewId }) => ({ params: { id: reviewId }, body: { state: 'approved' } }),
  'GET /svc_registry/registries': () => ({}),
  'GET /svc_registry/registries/{id}': ({ registryId }) => ({ params: { id: registryId } }),
  'PUT /svc_registry/registries/{id}': ({ registryId, site, mark }) => ({
    params: { id: registryId },
    body: { about: registryAbout, address: shipTo(site, mark), privacy: 'public', isSurprise: true },
  }),
  'PUT /svc_registry/registries/{id}/items/{itemId}': ({ registryId, registryItemId }) => ({
    params: { id: registryId, itemId: registryItemId },
    body: { priority: 'high', note: 'The black one.' },
  }),
  'PUT /svc_registry/registries/{id}/thanks': ({ registryId, itemId }) => ({
    params: { id: registryId },
    body: { thanked: [itemId] },
  }),
  'GET /svc_registry/shared/{urlKey}': ({ registryKey }) => ({ params: { urlKey: registryKey } }),
  'GET /svc_registry/search': () => ({ query: { code: 'ABCDEFGH', name: 'Robin' } }),
}

/** A code of the demo world that a site takes. */
function giftCodeOf(site: Site): string {
  return demoGiftCards.find((card) => cardGroupOf(card.site) === cardGroupOf(site))!.code
}

function quoted({ site, itemId, address }: Belongings) {
  return {
    storeId: siteSettings[site].storeId,
    shippingAddress: address,
    items: [
      {
        productId: 7,
        qty: 1,
        listItemId: itemId,
        type: 'simple',
        price: 295,
        sku: 'IW-PL-20',
        weight: 20,
        rowTotal: 295,
        productAttributes: { material: 'Iron' },
        addonType: null,
        children: [],
      },
    ],
  }
}
