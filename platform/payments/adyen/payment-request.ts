import { isIP } from 'node:net'
import type { PaymentRequest, WalletPayload } from '../engine.ts'
import { walletMethod } from './wallet.ts'
import { Browser } from './wire.ts'

/** Nobody comes back from a renewal; the wire wants an address of every payment. */
const nowhere = 'https://localhost/'

/** By a card that the vendor keeps, or by what a wallet gave. */
export type PaidBy = { card: { shopper: string; id: string } } | { wallet: WalletPayload }

/**
 * A payment as the vendor wants it asked for: by a card that it keeps already or by what a wallet gave, held and not taken,
 * and with the bank's question as an address to go to and come back from.
 */
export function paymentRequest(
  merchantAccount: string,
  by: PaidBy,
  { amount, currency, key, email, ip, browserInfo, returnUrl, isRenewal }: PaymentRequest,
) {
  const browser = Browser.safeParse(browserInfo)
  return {
    merchantAccount,
    reference: key,
    amount: { value: amount, currency },
    ...('wallet' in by
      ? { paymentMethod: walletMethod(by.wallet), shopperInteraction: 'Ecommerce' }
      : {
          paymentMethod: { type: 'scheme', storedPaymentMethodId: by.card.id },
          shopperReference: by.card.shopper,
          shopperInteraction: 'ContAuth',
          recurringProcessingModel: isRenewal ? 'Subscription' : 'CardOnFile',
        }),
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
