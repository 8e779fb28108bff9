import { z } from 'zod'
import { walletKinds } from '#domain/wallets/availability.ts'
import { maxStoredCards } from '#domain/payment-methods/stored-card.ts'
import { WireSavedAddress } from './addresses.ts'
import { SingleLineText } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

/** Card details for display. Only the vault stores the card number [PAY-206]. */
const looks = {
  brand: z.string(),
  last4: z.string(),
  holderName: z.string(),
}
/** [PAY-205] */
const WireStoredCard = z.strictObject({
  storedPaymentMethodId: z.uuid(),
  isDefault: z.boolean(),
  /** 'scheme' is a card. */
  adyenType: z.string(),
  cardExpYear: z.int(),
  cardExpMonth: z.int(),
  expired: z.boolean(),
  billingAddressId: z.uuid().nullable(),
  ...looks,
})
/** [PAY-406] */
const WireCreditCard = z.strictObject({
  _id: z.uuid(),
  isDefault: z.boolean(),
  billingAddressId: z.uuid().nullable(),
  billingAddress: WireSavedAddress.nullable(),
  month: z.int(),
  year: z.int(),
  expired: z.boolean(),
  ...looks,
})
/** Sorted with the default card first, then newest first [PAY-432]. */
const WireCreditCards = z.array(WireCreditCard)

const BillingAddressId = z.uuid().nullable()
const addressMissing = { address_not_found: { status: 422 } } as const
const cardMissing = { card_not_found: { status: 404 } } as const
/** The card is used for a subscription. */
const cardInUse = { card_in_use: { status: 409 } } as const

/** Payment methods, cards first. */
const WireMethod = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('card'),
    name: z.string(),
    config: z.strictObject({
      /** URL of the card page on a separate origin. */
      frameUrl: z.string(),
      frameOrigin: z.string(),
      /** URL of the card page for browsers without JavaScript. It returns a single-use token by GET. */
      redirectUrl: z.string(),
    }),
  }),
  /** The client loads the configuration only if the browser supports the wallet. */
  z.strictObject({ type: z.enum(walletKinds), name: z.string(), config: z.strictObject({}) }),
  z.strictObject({
    type: z.literal('paypal'),
    name: z.string(),
    config: z.strictObject({
      /** URL of PayPal's button script, or null with the simulator. */
      scriptUrl: z.string().nullable(),
    }),
  }),
])

export const paymentMethods = contract({
  'GET /svc_paymentmethod/methods': {
    summary: 'Returns the payment methods of a country, the origin of the card fields, and stored cards',
    access: 'guest',
    rate: 'read',
    query: z.object({
      country: z.string().regex(/^[A-Z]{2}$/),
      locale: z.string().max(12).optional(),
      /** The app offers fewer methods [PAY-226]. */
      isMobileApp: z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).default(false),
    }),
    reply: z.strictObject({
      methods: z.array(WireMethod),
      stored: z.array(WireStoredCard),
    }),
  },
  'GET /svc_paymentmethod/accepted': {
    summary: 'Returns the names of the payment methods that the site accepts in a country, cards first',
    access: 'public',
    rate: 'read',
    query: z.object({ country: z.string().regex(/^[A-Z]{2}$/) }),
    reply: z.array(z.string()),
  },
  'PUT /svc_paymentmethod/methods': {
    summary: 'Updates a stored card: default or billing address; omitted fields keep their values',
    access: 'customer',
    rate: 'write',
    body: z.object({
      paymentMethod: z.object({
        storedPaymentMethodId: z.uuid(),
        isDefault: z.boolean().optional(),
        billingAddressId: BillingAddressId.optional(),
      }),
    }),
    reply: z.strictObject({ stored: z.array(WireStoredCard) }),
    refusals: { ...cardMissing, ...addressMissing },
  },
  'DELETE /svc_paymentmethod/methods/{storedPaymentMethodId}': {
    summary: 'Deletes a stored card from the store and the vault',
    access: 'customer',
    rate: 'write',
    params: z.object({ storedPaymentMethodId: z.uuid() }),
    reply: z.strictObject({ ok: z.literal(true) }),
    refusals: { ...cardMissing, ...cardInUse },
  },
  'GET /svc_customer/customer/credit-cards': {
    summary: "Returns the customer's stored cards on the site",
    access: 'customer',
    rate: 'read',
    reply: WireCreditCards,
  },
  'POST /svc_customer/customer/credit-cards': {
    summary: `Stores a card by its vault token, up to ${maxStoredCards} per customer; the first one becomes the default`,
    access: 'customer',
    rate: 'write',
    body: z.object({
      paymentToken: z.string().min(1).max(200),
      isDefault: z.boolean().optional(),
      billingAddressId: BillingAddressId.optional(),
      holderName: SingleLineText(120).default(''),
    }),
    status: 201,
    reply: WireCreditCards,
    refusals: {
      payment_method_not_found: { status: 422 },
      card_limit: { status: 422, details: z.strictObject({ most: z.int() }) },
      ...addressMissing,
    },
  },
  'PUT /svc_customer/customer/credit-cards/{id}': {
    summary: 'Updates a stored card: default or billing address; omitted fields keep their values',
    access: 'customer',
    rate: 'write',
    params: z.object({ id: z.uuid() }),
    body: z.object({ isDefault: z.boolean(), billingAddressId: BillingAddressId }).partial(),
    reply: WireCreditCards,
    refusals: { ...cardMissing, ...addressMissing },
  },
  'DELETE /svc_customer/customer/credit-cards/{id}': {
    summary: 'Deletes a stored card from the store and the vault',
    access: 'customer',
    rate: 'write',
    params: z.object({ id: z.uuid() }),
    reply: z.strictObject({ success: z.literal(true) }),
    refusals: { ...cardMissing, ...cardInUse },
  },
})
