import { cardMethod, type PaymentMethod } from '#domain/payment-engines.ts'
import type { Agreement } from '#domain/programs/agreements.ts'
import { siteSettings, type Site } from '#domain/sites.ts'

/** Payment methods in display order, with cards first. */
const shownMethods = [cardMethod, 'applepay', 'googlepay', 'paypal'] as const

interface Selling {
  site: Site
  /** Billing country, ISO 3166 alpha-2. */
  country: string
  /** Methods with a configured engine. */
  configured: readonly PaymentMethod[]
  /** Inside the native app, where PayPal's window needs its own flag. */
  isApp: boolean
  /** The flag enable_app_paypal [PAY-227]. */
  isPayPalInApp: boolean
}

/**
 * Returns the payment methods of a site and country, cards first. Other methods need a shippable country; PayPal in the
 * native app needs its flag [PAY-226].
 */
export function methodsOffered({ site, country, configured, isApp, isPayPalInApp }: Selling): PaymentMethod[] {
  const isShippedTo = siteSettings[site].countries.includes(country)
  return shownMethods.filter((method) => {
    if (!configured.includes(method)) return false
    if (method === cardMethod) return true
    return isShippedTo && (method !== 'paypal' || !isApp || isPayPalInApp)
  })
}

/**
 * Returns the methods that can pay an order: PayPal and wallets approve a single payment, so subscriptions need a card.
 */
export function methodsFor(offered: readonly PaymentMethod[], agreements: readonly Agreement[]): PaymentMethod[] {
  return offered.filter((method) => method === cardMethod || !agreements.includes('subscription'))
}

/** Wallet support, as reported by the browser. */
interface Device {
  isApplePayUnavailable: boolean
  isGooglePaySupported: boolean
}

/**
 * Removes unsupported wallets: Apple Pay if reported unavailable, Google Pay unless reported supported [PAY-224,
 * PAY-225].
 */
export function methodsOnDevice(offered: readonly PaymentMethod[], device: Device): PaymentMethod[] {
  return offered.filter((method) => {
    if (method === 'applepay') return !device.isApplePayUnavailable
    return method !== 'googlepay' || device.isGooglePaySupported
  })
}
