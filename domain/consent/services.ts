import { destinationConsent } from '../analytics/destinations.ts'
import type { ServerDestination } from '../analytics/deliveries/server-destinations.ts'
import { type ConsentCategory, consentCookie } from './choices.ts'
import type { TagName } from './tags.ts'

export type ServiceCategory = ConsentCategory | 'necessary'

/** In seconds. 'session' ends with the browser session; 'unlimited' lasts until the shopper deletes it. */
type Lifetime = number | 'session' | 'unlimited'

/** The purpose of an item. The storefront texts have a sentence for each. */
type Purpose =
  | 'consent'
  | 'cart'
  | 'login'
  | 'device'
  | 'prices'
  | 'order'
  | 'registry'
  | 'payment'
  | 'notice'
  | 'display'
  | 'country'
  | 'banner'
  | 'draft'
  | 'compare'
  | 'newsletters'
  | 'interests'
  | 'scroll'
  | 'search'
  | 'viewed'
  | 'chat'
  | 'visit'
  | 'debug'

interface StoredItem {
  /** Name of the item; `{site}` is the lower-case site code. */
  name: string
  kind: 'cookie' | 'storage'
  category: ServiceCategory
  purpose: Purpose
  lifetime: Lifetime
}

const hour = 60 * 60
const day = 24 * hour
const year = 365 * day

const cookie = (name: string, category: ServiceCategory, purpose: Purpose, lifetime: Lifetime): StoredItem => ({
  name,
  kind: 'cookie',
  category,
  purpose,
  lifetime,
})

const storage = (name: string, category: ServiceCategory, purpose: Purpose, lifetime: Lifetime): StoredItem => ({
  name,
  kind: 'storage',
  category,
  purpose,
  lifetime,
})

/**
 * Everything that the store itself saves in a browser. start/architecture/cookies.test.ts compares this list with the
 * code.
 */
export const storedItems: readonly StoredItem[] = [
  cookie(consentCookie, 'necessary', 'consent', year),
  cookie('cart_{site}', 'necessary', 'cart', year),
  cookie('sid_{site}', 'necessary', 'login', day),
  cookie('exp_{site}', 'necessary', 'login', day),
  cookie('device_{site}', 'necessary', 'device', 180 * day),
  cookie('group_{site}', 'necessary', 'prices', day),
  cookie('session_ended', 'necessary', 'notice', 60),
  cookie('seen_{site}', 'necessary', 'order', hour),
  cookie('registry_{site}', 'necessary', 'registry', 12 * hour),
  cookie('paying_{site}', 'necessary', 'payment', hour),
  cookie('country', 'necessary', 'country', year),
  cookie('lang', 'necessary', 'country', year),
  cookie('ship_to', 'necessary', 'country', year),
  cookie('preferred_country', 'necessary', 'country', year),
  cookie('postcode', 'necessary', 'country', year),
  cookie('high_contrast', 'necessary', 'display', year),
  cookie('units', 'necessary', 'display', year),
  cookie('strip', 'necessary', 'banner', 'session'),
  cookie('drawer', 'necessary', 'banner', 'session'),
  cookie('flag_overrides', 'necessary', 'debug', 'session'),
  storage('order', 'necessary', 'draft', 'unlimited'),
  storage('on-checkout', 'necessary', 'draft', 'session'),
  storage('login_lockouts', 'necessary', 'device', 'session'),
  storage('region', 'necessary', 'country', 'session'),
  storage('reloaded_at', 'necessary', 'notice', 'session'),
  storage('r_cnt_v2', 'necessary', 'country', 'unlimited'),
  storage('r_rgn_v2', 'necessary', 'country', 'unlimited'),
  storage('category_compare', 'necessary', 'compare', 'unlimited'),
  storage('nl_lists', 'necessary', 'newsletters', 'unlimited'),
  storage('cust_dat', 'necessary', 'interests', 'unlimited'),
  storage('scroll', 'necessary', 'scroll', 'session'),
  storage('floating_video_closed', 'necessary', 'banner', 'session'),
  storage('visitor', 'performance', 'visit', 'unlimited'),
  storage('challenge', 'performance', 'visit', 'session'),
  storage('exposures', 'performance', 'visit', 'session'),
  storage('chat', 'functional', 'chat', day),
  storage('viewed', 'functional', 'viewed', 'unlimited'),
  cookie('search_sid', 'functional', 'search', 60 * day),
  cookie('visit', 'functional', 'visit', 30 * 60),
  storage('tab', 'functional', 'visit', 'session'),
]

export const paymentServices = ['spreedly', 'adyen', 'paypal', 'apple-pay', 'google-pay'] as const
export type PaymentService = (typeof paymentServices)[number]

/** Events that the server itself sends to a destination. */
type DestinationService = `${ServerDestination}-events`
/** Services that need consent. */
export type OptionalService = TagName | DestinationService
export type ServiceName = PaymentService | OptionalService

/** Returns the service of a destination that the server calls. */
export function destinationService(name: ServerDestination): DestinationService {
  return `${name}-events`
}

interface Service {
  /** Null if the provider depends on the settings; the storefront texts describe it. */
  provider: string | null
  category: ServiceCategory
}

/** Every third party that the store can load or send events to; most require a setting. */
export const services: Readonly<Record<ServiceName, Service>> = {
  spreedly: { provider: 'Spreedly', category: 'necessary' },
  adyen: { provider: 'Adyen', category: 'necessary' },
  paypal: { provider: 'PayPal', category: 'necessary' },
  'apple-pay': { provider: 'Apple Pay', category: 'necessary' },
  'google-pay': { provider: 'Google Pay', category: 'necessary' },
  'social-pixel': { provider: 'Meta Pixel', category: 'marketing' },
  'search-ads': { provider: 'Google Ads', category: 'marketing' },
  'email-marketing': { provider: 'Klaviyo', category: 'marketing' },
  affiliate: { provider: 'AvantLink', category: destinationConsent.affiliate },
  reviews: { provider: null, category: destinationConsent.reviews },
  'customer-data-events': { provider: null, category: destinationConsent['customer-data'] },
  'web-analytics-events': { provider: 'Google Analytics', category: destinationConsent['web-analytics'] },
  'ads-events': { provider: 'Google Ads Data Manager', category: destinationConsent.ads },
  'social-pixel-events': { provider: 'Meta Conversions API', category: destinationConsent['social-pixel'] },
  'affiliate-events': { provider: 'AvantLink', category: destinationConsent.affiliate },
  'reviews-events': { provider: null, category: destinationConsent.reviews },
  'email-marketing-events': { provider: 'Iterable', category: destinationConsent['email-marketing'] },
  'recommendations-events': { provider: null, category: destinationConsent.recommendations },
}
