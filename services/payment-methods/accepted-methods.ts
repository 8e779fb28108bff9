import type { Reply } from '#contract/kernel/call.ts'
import type { paymentMethods } from '#contract/payment-methods.ts'
import { offeredPaymentMethods } from '#domain/checkout/payment-methods.ts'
import { payPalScript } from '#domain/checkout/paypal-script.ts'
import { cardMethod, type PaymentMethod } from '#domain/payment-engines.ts'
import type { Site } from '#domain/sites.ts'
import { isWallet } from '#domain/wallets/availability.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { isFlagOn } from '#services/flags/steps.ts'

const walletNames = { applepay: 'Apple Pay', googlepay: 'Google Pay' }
type WireMethod = Reply<typeof paymentMethods, 'GET /svc_paymentmethod/methods'>['methods'][number]

/** Returns a site's payment methods: cards first, then wallets and PayPal, regardless of the card vendor. */
function configuredOn(site: Site, { payPal, walletsOf }: Payments): PaymentMethod[] {
  const { applePay, googlePay } = walletsOf(site)
  return [
    cardMethod,
    ...(applePay ? ['applepay'] : []),
    ...(googlePay ? ['googlepay'] : []),
    ...(payPal ? ['paypal'] : []),
  ]
}

/** Returns the payment methods accepted for an order to a country. They are the same on the web and in the app. */
export function acceptedPaymentMethods(payments: Payments, site: Site, country: string): PaymentMethod[] {
  const configured = configuredOn(site, payments)
  return offeredPaymentMethods({ site, country, configured, isApp: false, isPayPalInApp: false })
}

interface OfferInput {
  site: Site
  country: string
  isApp: boolean
}

/** Returns the payment methods shown to a shopper, cards first [PAY-226, PAY-227, PAY-231]. */
export async function wireMethods(db: QueryRunner, payments: Payments, input: OfferInput): Promise<WireMethod[]> {
  const { site, isApp } = input
  const isPayPalInApp = isApp && (await isFlagOn(db, 'enable_app_paypal', site))
  const offered = offeredPaymentMethods({ ...input, configured: configuredOn(site, payments), isPayPalInApp })
  return offered.flatMap((method): WireMethod[] => {
    if (method === cardMethod) return [{ type: 'card', name: 'Card', config: payments.cardsOf(site).cardFields(site) }]
    if (isWallet(method)) return [{ type: method, name: walletNames[method], config: {} }]
    if (method !== 'paypal') return []
    const scriptId = payments.payPal?.scriptId ?? null
    return [{ type: 'paypal', name: 'PayPal', config: { scriptUrl: scriptId && payPalScript(site, scriptId) } }]
  })
}

/** Returns the names of the payment methods shown on web pages, cards first. */
export async function readMethodNames(
  db: QueryRunner,
  payments: Payments,
  site: Site,
  country: string,
): Promise<string[]> {
  return (await wireMethods(db, payments, { site, country, isApp: false })).map(({ name }) => name)
}
