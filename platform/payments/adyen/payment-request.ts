import { isIP } from 'node:net'
import type { PaymentRequest } from '../engine.ts'
import { Browser } from './wire.ts'

/** Nobody comes back from a renewal; the wire wants an address of every payment. */
const nowhere = 'https://localhost/'

/**
 * A payment as the vendor wants it asked for: by a card that it keeps already, held and not taken, and with the bank's
 * question as an address to go to and come back from.
 */
export function paymentRequest(
  merchantAccount: string,
  card: { shopper: string; id: string },
  { amount, currency, key, email, ip, browserInfo, returnUrl, isRenewal }: PaymentRequest,
) {
  const browser = Browser.safeParse(browserInfo)
  return {
    merchantAccount,
    reference: key,
    amount: { value: amount, currency },
    paymentMethod: { type: 'scheme', storedPaymentMethodId: card.id },
    shopperReference: card.shopper,
    shopperInteraction: 'ContAuth',
    recurringProcessingModel: isRenewal ? 'Subscription' : 'CardOnFile',
    shopperEmail: email,
    returnUrl: isRenewal ? nowhere : returnUrl,
    additionalData: { manualCapture: 'true' },
    ...(!isRenewal && {
      // Behind a proxy that says nothing of it no address is known; anything else would be refused.
      ...(isIP(ip) !== 0 && { shopperIP: ip }),
      channel: 'Web',
      origin: new URL(returnUrl).origin,
      redirectFromIssuerMethod: 'GET',
      authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' } },
      ...(browser.success && { browserInfo: browser.data }),
    }),
  }
}
