import { isIP } from 'node:net'
import type { PaymentRequest, WalletPayload } from '../engine.ts'
import { walletMethod } from './wallet.ts'
import { Browser } from './wire.ts'

/** Adyen requires a return URL even for renewals, which never redirect. */
const nowhere = 'https://localhost/'

export type PaymentSource = { card: { shopper: string; id: string } } | { wallet: WalletPayload }

/** Builds an authorization request with manual capture and 3-D Secure by redirect. */
export function paymentRequest(
  merchantAccount: string,
  source: PaymentSource,
  { amount, currency, key, email, ip, browserInfo, returnUrl, isRenewal }: PaymentRequest,
) {
  const browser = Browser.safeParse(browserInfo)
  return {
    merchantAccount,
    reference: key,
    amount: { value: amount, currency },
    ...('wallet' in source
      ? { paymentMethod: walletMethod(source.wallet), shopperInteraction: 'Ecommerce' }
      : {
          paymentMethod: { type: 'scheme', storedPaymentMethodId: source.card.id },
          shopperReference: source.card.shopper,
          shopperInteraction: 'ContAuth',
          recurringProcessingModel: isRenewal ? 'Subscription' : 'CardOnFile',
        }),
    shopperEmail: email,
    returnUrl: isRenewal ? nowhere : returnUrl,
    additionalData: { manualCapture: 'true' },
    ...(!isRenewal && {
      // Behind a proxy, the IP may be unknown, and Adyen rejects invalid IPs.
      ...(isIP(ip) !== 0 && { shopperIP: ip }),
      channel: 'Web',
      origin: new URL(returnUrl).origin,
      redirectFromIssuerMethod: 'GET',
      authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' } },
      ...(browser.success && { browserInfo: browser.data }),
    }),
  }
}
