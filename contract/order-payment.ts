import { z } from 'zod'
import { Amount } from './codec/money.ts'

/** [PAY-203] */
export const paymentTypes = ['spreedly', 'adyen'] as const

const BrowserFacts = z
  .record(z.string().max(40), z.union([z.string().max(1000), z.number(), z.boolean()]))
  .refine((facts) => Object.keys(facts).length <= 20, 'more than 20 facts')
/** Browser data for 3-D Secure: named values, or the base64 text from Spreedly's script. */
export const BrowserInfo = z.union([BrowserFacts, z.base64().min(4).max(8_000)])

/** [PAY-202] */
export const OrderPayment = z.object({
  /** The client's assumption. The server uses the site's payment type or the stored card's [PAY-203]. */
  paymentType: z.enum(paymentTypes).default('spreedly'),
  amount: Amount,
  /** An open set of values; 'scheme' is a card [PAY-241]. */
  adyenType: z.string().trim().max(40).default('scheme'),
  transactionToken: z.string().max(200).optional(),
  /** Amount approved with PayPal. */
  authorizedPayPalAmount: Amount.optional(),
  browserInfo: BrowserInfo.optional(),
  /** True to store the card after a successful payment. */
  keepsCard: z.boolean().default(false),
})

export const DisplayedCard = z.strictObject({
  brand: z.string(),
  last4: z.string(),
  month: z.int(),
  year: z.int(),
})

export const ChosenPayment = z.strictObject({
  /** 'scheme' is a card. */
  adyenType: z.string(),
  /** A vault or PayPal token, never a card number. */
  token: z.string(),
  card: DisplayedCard.nullable(),
  storedPaymentMethodId: z.uuid().nullable(),
  /** Null unless paid with PayPal. */
  authorizedPayPalAmount: z.number().nullable(),
  /** Email of the PayPal account. */
  payer: z.string().nullable(),
})
