import { z } from 'zod'
import { Amount } from './codec/money.ts'

/** Who takes a payment [PAY-203]. */
export const paymentTypes = ['spreedly', 'adyen'] as const

/** What a bank wants to know of a browser. */
export const BrowserInfo = z
  .record(z.string().max(40), z.union([z.string().max(1000), z.number(), z.boolean()]))
  .refine((told) => Object.keys(told).length <= 20, 'more than 20 facts')

/** How an order is paid, as its client says it; what an order answers of it is of the same names [PAY-202]. */
export const OrderPayment = z.object({
  /** Who is thought to take it; who does is the site's, or whose vault keeps the card [PAY-203]. */
  paymentType: z.enum(paymentTypes).default('spreedly'),
  amount: Amount,
  /** What it is made by; an open set, in which 'scheme' is a card [PAY-241]. */
  adyenType: z.string().trim().max(40).default('scheme'),
  transactionToken: z.string().max(200).optional(),
  /** What PayPal agreed to take. */
  authorizedPayPalAmount: Amount.optional(),
  browserInfo: BrowserInfo.optional(),
  /** Store the card for the customer once it has paid. */
  keepsCard: z.boolean().default(false),
})

/** What is told of a card. */
export const CardShown = z.strictObject({
  brand: z.string(),
  last4: z.string(),
  month: z.int(),
  year: z.int(),
})

/** What a checkout is to be paid by. */
export const ChosenPayment = z.strictObject({
  /** What it is; 'scheme' is a card. */
  adyenType: z.string(),
  /** The vault's token of the entered card, never a number; PayPal's of what was agreed to there. */
  token: z.string(),
  /** Null where it is no card. */
  card: CardShown.nullable(),
  storedPaymentMethodId: z.uuid().nullable(),
  /** What was agreed to at PayPal; null where it is not PayPal. */
  authorizedPayPalAmount: z.number().nullable(),
  /** The address of the account that pays, where PayPal tells it. */
  payer: z.string().nullable(),
})
