import { z } from 'zod'
import type { EventOrder } from '#domain/analytics/event-order.ts'
import { trackedCheckoutSteps, listViewTypes, type AnalyticsEvents, type EventName } from '#domain/analytics/events.ts'
import { itemFlags, stockStatuses, type ItemMetadata } from '#domain/analytics/item-metadata.ts'

const Text = z.string().max(300)
const Amount = z.number().min(-1e9).max(1e9)
const Count = z.int().min(0).max(1e9)
/** SHA-256 hash of an email address, in hex. */
export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** The 18 fields of an item [ANALYTICS-442]. */
export const WireItem = z.strictObject({
  sku: Text,
  linkSku: Text,
  configSku: Text.nullable(),
  baseSku: Text,
  name: Text,
  brand: Text,
  price: Amount,
  basePrice: Amount,
  specialPrice: Amount.nullable(),
  qty: Count,
  total: Amount,
  categories: z.array(Text).max(4),
  stockStatus: z.enum(stockStatuses),
  leadTime: Count.nullable(),
  thumbnail: Text.nullable(),
  linkPath: Text,
  type: Text,
  flags: z.array(z.enum(itemFlags)),
}) satisfies z.ZodType<ItemMetadata>

const Area = z.strictObject({ city: Text, region: Text, postcode: Text, countryId: Text })
const maxItems = 200

/** An order without buyer data [ANALYTICS-418, ANALYTICS-419, ANALYTICS-420]. */
const Order = z.strictObject({
  orderId: Text.nullable(),
  listId: Text,
  totals: z.strictObject({
    subtotal: Amount,
    tax: Amount,
    shipping: Amount,
    discount: Amount,
    grandTotalIncludingTax: Amount,
  }),
  shipping: z.strictObject({ label: Text.nullable() }),
  payment: z.strictObject({ cardType: Text.nullable(), paymentType: Text }),
  customer: z.strictObject({ _id: Count.nullable(), customerId: Count.nullable() }),
  shippingAddress: Area.nullable(),
  billingAddress: Area.nullable(),
  items: z.array(WireItem).max(maxItems),
}) satisfies z.ZodType<EventOrder>

const Rate = z.strictObject({ carrier: Text, label: Text, rate: Amount })
const Design = z.strictObject({
  link: Text,
  thumbnail: Text,
  items: z.array(z.strictObject({ sku: Text, qty: Count })).max(maxItems),
})
const Subscription = z.strictObject({
  sku: Text,
  app: Text,
  orderId: Text,
  completeCycles: Count,
  renewalDate: z.iso.date(),
})
const Opened = z.strictObject({ id: Text, path: Text })
const Nothing = z.strictObject({})

/** The schema of each event. Strict, to prevent storing unknown fields [ANALYTICS-407..440]. */
export const eventSchemas = {
  'Site Load': Nothing,
  search: z.strictObject({ searchTerm: Text, searchType: Text, numSearchResults: Count }),
  listView: z.strictObject({
    listId: Text,
    listName: Text,
    listType: z.enum(listViewTypes),
    listEntity: z.strictObject({ type: Text, name: Text, id: Text, url: Text, sku: Text.nullable() }),
    products: z.array(z.strictObject({ ...WireItem.shape, index: Count })).max(maxItems),
    filters: z.array(Text).max(50),
    sorts: z.array(Text).max(5),
  }),
  productClick: z.strictObject({ product: WireItem, listName: Text, listId: Text, position: Count, page: Count }),
  addToCart: WireItem,
  removeFromCart: WireItem,
  addToWishlist: WireItem,
  wishlistToCart: WireItem,
  productDetailView: WireItem,
  checkoutStart: z.strictObject({ order: Order }),
  purchase: z.strictObject({ order: Order }),
  orderReview: z.strictObject({ order: Order }),
  checkoutStep: z.strictObject({ step: z.enum(trackedCheckoutSteps) }),
  pickShippingRate: z.strictObject({ ...Rate.shape, postcode: Text, country: Text }),
  addPayment: z.strictObject({ paymentType: Text }),
  getShippingRates: z.strictObject({
    rates: z.array(Rate).max(50),
    postcode: Text,
    country: Text,
    region: Text,
    itemCount: Count,
  }),
  register: z.strictObject({ newsletters: z.array(Text).max(50), segments: z.array(Count).max(68), email: Sha256 }),
  threeDS2: z.strictObject({ time: Count, status: Text }),
  checkoutError: z.strictObject({ errorCode: Text, errorMessage: Text }),
  shareProduct: z.strictObject({ product: WireItem, service: Text }),
  createZeus: Design,
  saveZeus: Design,
  binSignup: z.strictObject({ productId: Count, parentId: Count.nullable(), sku: Text, name: Text, email: Sha256 }),
  eventRegistration: z.strictObject({ skus: z.array(Text).max(maxItems) }),
  viewCuration: z.strictObject({ curationId: Text, name: Text, products: z.array(Text).max(maxItems) }),
  overlay: z.strictObject({ name: Text, action: Text }),
  elClick: z.strictObject({ element: Text, label: Text, href: Text, location: Text }),
  experimentView: z.strictObject({ experiment: Text, variationId: Text }),
  cancelSubscription: Subscription,
  reactivateSubscription: Subscription,
  login: Nothing,
  logout: Nothing,
  appScreenView: z.strictObject({ screen: Text }),
  appLogin: Nothing,
  appLogout: z.strictObject({ isForced: z.boolean() }),
  appGuest: Nothing,
  appRegister: Nothing,
  appDeviceManagerUpdate: z.strictObject({ device: Text }),
  appTimerRemoteBuy: z.strictObject({ sku: Text }),
  appTimerRemotePair: z.strictObject({ device: Text }),
  appArticleOpen: Opened,
  appCategoryOpen: Opened,
  appProductOpen: Opened,
  appNotificationOpen: z.strictObject({ id: Text, topic: Text }),
  appTroubleshoot: z.strictObject({ topic: Text }),
  custom: z.strictObject({
    type: Text,
    fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  }),
} satisfies { [Name in EventName]: z.ZodType<AnalyticsEvents[Name]> }
