import { cardMethod, type PaymentMethod } from '#domain/payment-engines.ts'
import type { Agreement } from '#domain/programs/agreements.ts'
import { siteSettings, type Site } from '#domain/sites.ts'

/** What checkout may be paid by, in the order in which it is shown: cards first. */
const shownMethods = [cardMethod, 'applepay', 'googlepay', 'paypal'] as const

interface Selling {
  site: Site
  /** Who is to pay, ISO 3166 alpha-2. */
  country: string
  /** What somebody is configured for who takes it. */
  configured: readonly PaymentMethod[]
  /** Inside the native app, where a vendor's own window is shown only by its flag. */
  isApp: boolean
  /** The flag enable_app_paypal [PAY-227]. */
  isPayPalInApp: boolean
}

/**
 * How a site's shoppers in a country may pay, cards first: other methods are offered where the site ships to, PayPal not
 * in the native app unless it is flagged on [PAY-226].
 */
export function methodsOffered({ site, country, configured, isApp, isPayPalInApp }: Selling): PaymentMethod[] {
  const isShippedTo = siteSettings[site].countries.includes(country)
  return shownMethods.filter((method) => {
    if (!configured.includes(method)) return false
    if (method === cardMethod) return true
    return isShippedTo && (method !== 'paypal' || !isApp || isPayPalInApp)
  })
}

/** Those that an order may be paid by: what is agreed to at PayPal or in a wallet is one payment, and pays nothing that renews. */
export function methodsFor(offered: readonly PaymentMethod[], agreements: readonly Agreement[]): PaymentMethod[] {
  return offered.filter((method) => method === cardMethod || !agreements.includes('subscription'))
}

/** What a browser says of the wallets of its device. */
interface Device {
  /** It said that there is no Apple Pay. */
  isApplePayUnavailable: boolean
  /** It said that there is Google Pay. */
  isGooglePaySupported: boolean
}

/** What of it a device can do: no Apple Pay where it is unavailable, Google Pay only where it is supported [PAY-224, PAY-225]. */
export function methodsOnDevice(offered: readonly PaymentMethod[], device: Device): PaymentMethod[] {
  return offered.filter((method) => {
    if (method === 'applepay') return !device.isApplePayUnavailable
    return method !== 'googlepay' || device.isGooglePaySupported
  })
}
