import { cardMethod, type PaymentMethod } from '#domain/payment-engines.ts'
import type { Agreement } from '#domain/programs/agreements.ts'
import { siteSettings, type Site } from '#domain/sites.ts'

/** Methods in display order. */
const shownMethods = [cardMethod, 'applepay', 'googlepay', 'paypal'] as const

interface Selling {
  site: Site
  /** Billing country, ISO 3166 alpha-2. */
  country: string
  configured: readonly PaymentMethod[]
  isApp: boolean
  /** [PAY-227] */
  isPayPalInApp: boolean
}

/**
 * Returns the payment methods for a site and country, cards first. Other methods are included only if the site ships
 * there [PAY-226].
 */
export function offeredPaymentMethods({ site, country, configured, isApp, isPayPalInApp }: Selling): PaymentMethod[] {
  const isShippedTo = siteSettings[site].countries.includes(country)
  return shownMethods.filter((method) => {
    if (!configured.includes(method)) return false
    if (method === cardMethod) return true
    return isShippedTo && (method !== 'paypal' || !isApp || isPayPalInApp)
  })
}

/**
 * Returns the payment methods for an order. PayPal and wallets approve only a single payment, so subscriptions need a
 * card.
 */
export function paymentMethodsForOrder(
  offered: readonly PaymentMethod[],
  agreements: readonly Agreement[],
): PaymentMethod[] {
  return offered.filter((method) => method === cardMethod || !agreements.includes('subscription'))
}

interface Device {
  isApplePayUnavailable: boolean
  isGooglePaySupported: boolean
}

/** Removes wallets that the device does not support [PAY-224, PAY-225]. */
export function paymentMethodsOnDevice(offered: readonly PaymentMethod[], device: Device): PaymentMethod[] {
  return offered.filter((method) => {
    if (method === 'applepay') return !device.isApplePayUnavailable
    return method !== 'googlepay' || device.isGooglePaySupported
  })
}
