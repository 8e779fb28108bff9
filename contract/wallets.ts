import { z } from 'zod'
import { walletKinds } from '#domain/wallets/availability.ts'
import { WireAddress } from './address.ts'
import { contract } from './kernel/call.ts'
import { WireCheckout } from './checkout.ts'
import { ChosenRate } from './checkout-rates.ts'
import { DisplayedCard } from './order-payment.ts'

const networks = z.array(z.string())
/** Passed to the vendor unchanged. */
const Opaque = z.record(z.string().max(80), z.unknown())

export const wallets = contract({
  'GET /svc_paymentmethod/wallets': {
    summary: 'Returns the wallets of the site with their configuration for the browser',
    access: 'guest',
    rate: 'read',
    reply: z.strictObject({
      applePay: z
        .strictObject({
          /** True makes the wallet available regardless of the cards on the device [PAY-413]. */
          isOffered: z.boolean(),
          merchantId: z.string(),
          networks,
        })
        .nullable(),
      googlePay: z
        .strictObject({
          environment: z.enum(['TEST', 'PRODUCTION']),
          merchantId: z.string(),
          gateway: z.string(),
          gatewayMerchantId: z.string(),
          /** Null if the content security policy blocks it. */
          scriptUrl: z.string().nullable(),
          networks,
        })
        .nullable(),
      merchantName: z.string(),
      currency: z.string(),
      countryId: z.string(),
    }),
  },
  'POST /svc_paymentmethod/wallets/applepay/session': {
    summary: 'Creates an Apple Pay merchant session for this browser',
    access: 'guest',
    rate: 'order',
    reads: true,
    body: z.object({}),
    reply: z.strictObject({ session: Opaque }),
    refusals: { wallet_unavailable: { status: 422 } },
  },
  'POST /svc_paymentmethod/wallets': {
    summary: "Exchanges a wallet payment for a token of the site's card vendor",
    access: 'guest',
    rate: 'order',
    body: z.object({ kind: z.enum(walletKinds), token: Opaque }),
    status: 201,
    reply: z.strictObject({ paymentToken: z.string(), card: DisplayedCard.nullable() }),
    refusals: {
      wallet_unavailable: { status: 422 },
      /** The vendor refused the payload, or it was already used. */
      wallet_refused: { status: 422 },
    },
  },
})

export const walletCheckout = contract({
  'POST /svc_checkout/wallet/{listId}': {
    summary: 'Calculates a checkout for the partial address of a wallet, without saving it',
    access: 'guest',
    rate: 'write',
    reads: true,
    params: z.object({ listId: z.uuid() }),
    body: z.object({ shippingAddress: WireAddress, rates: z.array(ChosenRate).max(50) }).partial(),
    reply: WireCheckout,
    refusals: { list_not_found: { status: 404 } },
  },
})
