import type { ConsentCategory } from '#domain/consent/choices.ts'
import { destinationConsent, type Destination } from './destinations.ts'
import type { CustomEvent, CustomValue, EventName } from './events.ts'
import { truncateText, isPersonalText, reportedText } from './redaction.ts'

interface EventRule {
  /** The sender. The server sends events that only it can decide, regardless of the browser. */
  sentBy: 'browser' | 'server' | 'app'
  /** Destinations in addition to the warehouse. */
  destinations: readonly Destination[]
}

const measured: readonly Destination[] = ['web-analytics']
const advertised: readonly Destination[] = ['web-analytics', 'ads', 'social-pixel', 'search-ads']
const recommended: readonly Destination[] = ['web-analytics', 'recommendations']
const cart: readonly Destination[] = [...advertised, 'email-marketing', 'recommendations']

const browser = (to: readonly Destination[] = []): EventRule => ({ sentBy: 'browser', destinations: to })
const app = (): EventRule => ({ sentBy: 'app', destinations: [] })

/** Every event with its sender and its destinations. */
export const eventCatalog: Readonly<Record<EventName, EventRule>> = {
  'Site Load': browser(),
  search: browser(recommended),
  listView: browser(measured),
  productClick: browser(recommended),
  addToCart: browser(cart),
  removeFromCart: browser([...measured, 'email-marketing', 'recommendations']),
  addToWishlist: browser(advertised),
  wishlistToCart: browser(cart),
  productDetailView: browser([...advertised, 'recommendations']),
  checkoutStart: browser(advertised),
  purchase: { sentBy: 'server', destinations: [...cart, 'affiliate', 'reviews'] },
  orderReview: browser(measured),
  checkoutStep: browser(measured),
  pickShippingRate: browser(measured),
  addPayment: browser(measured),
  getShippingRates: browser(),
  register: browser(advertised),
  threeDS2: browser(),
  checkoutError: browser(),
  shareProduct: browser(measured),
  createZeus: browser(measured),
  saveZeus: browser(measured),
  binSignup: browser(measured),
  eventRegistration: browser(measured),
  viewCuration: browser(measured),
  overlay: browser(),
  elClick: browser(),
  experimentView: browser(measured),
  cancelSubscription: browser(measured),
  reactivateSubscription: browser(measured),
  login: browser(measured),
  logout: browser(),
  appScreenView: app(),
  appLogin: app(),
  appLogout: app(),
  appGuest: app(),
  appRegister: app(),
  appDeviceManagerUpdate: app(),
  appTimerRemoteBuy: app(),
  appTimerRemotePair: app(),
  appArticleOpen: app(),
  appCategoryOpen: app(),
  appProductOpen: app(),
  appNotificationOpen: app(),
  appTroubleshoot: app(),
  custom: browser(),
}

/** Consent without which no event is stored or sent. */
export const eventConsent: ConsentCategory = destinationConsent.warehouse

/** Returns true for the name of a listed event. */
export function isEventName(name: string): name is EventName {
  return Object.hasOwn(eventCatalog, name)
}

const maxFields = 30
const maxText = 300
const maxName = 100

/**
 * Returns a custom event for a name that the catalog does not list. It has up to 30 scalar fields, none of which
 * contains an email address or a telephone number [ANALYTICS-441, T32].
 */
export function customEvent(type: string, properties: Readonly<Record<string, unknown>>): CustomEvent {
  const fields = Object.entries(properties).flatMap(([sentName, value]): [string, CustomValue][] => {
    if (isPersonalText(sentName)) return []
    // NUL cannot be stored.
    const name = truncateText(sentName, maxName).replaceAll('\0', '')
    if (typeof value === 'string') {
      const text = truncateText(reportedText(name, value), maxText)
      return text === '' && value !== '' ? [] : [[name, text]]
    }
    return typeof value === 'number' || typeof value === 'boolean' || value === null ? [[name, value]] : []
  })
  return {
    type: isPersonalText(type) ? '' : truncateText(type, maxText),
    fields: Object.fromEntries(fields.slice(0, maxFields)),
  }
}
