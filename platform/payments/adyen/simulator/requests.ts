import { z } from 'zod'
import { Browser } from '../wire.ts'

// From Adyen's published description of Checkout 72: the required fields, and only the optional fields that the engine
// sends. All other fields are rejected.
const Amount = z.strictObject({ currency: z.string().length(3), value: z.int().min(0) })
const account = z.string().min(1)

export const PaymentRequest = z.strictObject({
  merchantAccount: account,
  reference: z.string().min(1).max(80),
  amount: Amount,
  paymentMethod: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('scheme'), storedPaymentMethodId: z.string().max(64) }),
    z.strictObject({ type: z.literal('applepay'), applePayToken: z.string().max(10_000) }),
    z.strictObject({ type: z.literal('googlepay'), googlePayToken: z.string().max(10_000) }),
  ]),
  returnUrl: z.url().max(1024),
  shopperReference: z.string().min(3).max(256).optional(),
  shopperInteraction: z.enum(['Ecommerce', 'ContAuth', 'Moto', 'POS']),
  recurringProcessingModel: z.enum(['CardOnFile', 'Subscription', 'UnscheduledCardOnFile']).optional(),
  shopperEmail: z.string().max(256).optional(),
  shopperIP: z.union([z.ipv4(), z.ipv6()]).optional(),
  channel: z.enum(['iOS', 'Android', 'Web']).optional(),
  origin: z.string().max(80).optional(),
  browserInfo: z.strictObject(Browser.shape).optional(),
  redirectFromIssuerMethod: z.string().optional(),
  authenticationData: z
    .strictObject({ threeDSRequestData: z.strictObject({ nativeThreeDS: z.enum(['preferred', 'disabled']) }) })
    .optional(),
  additionalData: z.record(z.string(), z.string()).optional(),
})
// Adyen's documented test_ values, which substitute for values encrypted in a browser.
const encrypted = z
  .string()
  .regex(/^test_\d+$/)
  .transform((value) => value.slice('test_'.length))
export const StoreRequest = z.strictObject({
  merchantAccount: account,
  shopperReference: z.string().min(3).max(256),
  recurringProcessingModel: z.enum(['CardOnFile', 'Subscription', 'UnscheduledCardOnFile']),
  paymentMethod: z.strictObject({
    type: z.literal('scheme'),
    encryptedCardNumber: encrypted,
    encryptedExpiryMonth: encrypted,
    encryptedExpiryYear: encrypted,
    encryptedSecurityCode: encrypted.optional(),
  }),
})
export const DetailsRequest = z.strictObject({
  details: z.strictObject({ redirectResult: z.string().max(20_000) }),
})
export const PartRequest = z.strictObject({
  merchantAccount: account,
  amount: Amount,
  reference: z.string().max(80).optional(),
})
export const CancelRequest = z.strictObject({ merchantAccount: account, reference: z.string().max(80).optional() })
export const AbandonRequest = z.strictObject({
  merchantAccount: account,
  paymentReference: z.string().min(1),
  reference: z.string().max(80).optional(),
})
