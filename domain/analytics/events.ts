import type { EventOrder } from './event-order.ts'
import type { ItemMetadata } from './item-metadata.ts'

/** [ANALYTICS-409] */
export const listViewTypes = ['category', 'search', 'searchPreview', 'forYou', 'similar'] as const
type ListViewType = (typeof listViewTypes)[number]

/** The category, search, or product that a list belongs to [ANALYTICS-410]. */
interface ListEntity {
  type: string
  name: string
  id: string
  url: string
  sku: string | null
}

/** An item with its position in the list, starting at 0 [ANALYTICS-411]. */
interface ListedItem extends ItemMetadata {
  index: number
}

interface ListView {
  listId: string
  listName: string
  listType: ListViewType
  listEntity: ListEntity
  products: readonly ListedItem[]
  /** Selected filters, such as 'brand:Ironwright'. */
  filters: readonly string[]
  sorts: readonly string[]
}

interface ReportedRate {
  carrier: string
  label: string
  /** Decimal amount. */
  rate: number
}

interface SubscriptionChange {
  sku: string
  app: string
  orderId: string
  completeCycles: number
  /** ISO date. */
  renewalDate: string
}

interface GymDesign {
  link: string
  thumbnail: string
  items: readonly { sku: string; qty: number }[]
}

interface OpenedPage {
  id: string
  path: string
}

/** [ANALYTICS-451..454] */
export const trackedCheckoutSteps = ['start', 'shipping', 'payment', 'review'] as const

/** Fields of each event. Screens cannot send other fields. */
export interface AnalyticsEvents {
  'Site Load': Record<never, never>
  search: { searchTerm: string; searchType: string; numSearchResults: number }
  listView: ListView
  productClick: { product: ItemMetadata; listName: string; listId: string; position: number; page: number }
  addToCart: ItemMetadata
  removeFromCart: ItemMetadata
  addToWishlist: ItemMetadata
  wishlistToCart: ItemMetadata
  productDetailView: ItemMetadata
  checkoutStart: { order: EventOrder }
  purchase: { order: EventOrder }
  orderReview: { order: EventOrder }
  checkoutStep: { step: (typeof trackedCheckoutSteps)[number] }
  pickShippingRate: ReportedRate & { postcode: string; country: string }
  addPayment: { paymentType: string }
  getShippingRates: {
    rates: readonly ReportedRate[]
    postcode: string
    country: string
    region: string
    itemCount: number
  }
  /** The email is a SHA-256 hash. */
  register: { newsletters: readonly string[]; segments: readonly number[]; email: string }
  threeDS2: { time: number; status: string }
  checkoutError: { errorCode: string; errorMessage: string }
  shareProduct: { product: ItemMetadata; service: string }
  createZeus: GymDesign
  saveZeus: GymDesign
  /** The email is a SHA-256 hash. */
  binSignup: { productId: number; parentId: number | null; sku: string; name: string; email: string }
  eventRegistration: { skus: readonly string[] }
  viewCuration: { curationId: string; name: string; products: readonly string[] }
  overlay: { name: string; action: string }
  elClick: { element: string; label: string; href: string; location: string }
  experimentView: { experiment: string; variationId: string }
  cancelSubscription: SubscriptionChange
  reactivateSubscription: SubscriptionChange
  login: Record<never, never>
  logout: Record<never, never>
  appScreenView: { screen: string }
  appLogin: Record<never, never>
  appLogout: { isForced: boolean }
  appGuest: Record<never, never>
  appRegister: Record<never, never>
  appDeviceManagerUpdate: { device: string }
  appTimerRemoteBuy: { sku: string }
  appTimerRemotePair: { device: string }
  appArticleOpen: OpenedPage
  appCategoryOpen: OpenedPage
  appProductOpen: OpenedPage
  appNotificationOpen: { id: string; topic: string }
  appTroubleshoot: { topic: string }
  /** An event that this catalog does not list [ANALYTICS-441]. */
  custom: CustomEvent
}

export type EventName = keyof AnalyticsEvents

/** Only scalars, so that an unknown event cannot carry documents. */
export type CustomValue = string | number | boolean | null

export interface CustomEvent {
  type: string
  fields: Readonly<Record<string, CustomValue>>
}
