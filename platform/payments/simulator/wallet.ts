import { z } from 'zod'
import { cardProblems, toVaultRecord, type TypedCard } from './card.ts'

// Real tokens are encrypted. The simulator's envelope contains the documented contents in base64.
const inBase64 = <Schema extends z.ZodType>(contents: Schema) =>
  z.string().max(20_000).transform(readBase64).pipe(contents)
const inJson = <Schema extends z.ZodType>(contents: Schema) => z.string().max(20_000).transform(readJson).pipe(contents)

const ApplePaymentData = z.object({
  version: z.string(),
  signature: z.string(),
  header: z.object({ publicKeyHash: z.string(), ephemeralPublicKey: z.string(), transactionId: z.string() }),
  data: inBase64(
    z.object({
      applicationPrimaryAccountNumber: z.string().max(30),
      /** In the format YYMMDD. */
      applicationExpirationDate: z.string().regex(/^\d{6}$/),
    }),
  ),
})
const GooglePaymentToken = z.object({
  protocolVersion: z.string(),
  signature: z.string(),
  signedMessage: inJson(
    z.object({
      ephemeralPublicKey: z.string(),
      tag: z.string(),
      encryptedMessage: inBase64(
        z.object({
          paymentMethodDetails: z.object({
            pan: z.string().max(30),
            expirationMonth: z.int(),
            expirationYear: z.int(),
          }),
        }),
      ),
    }),
  ),
})

/** Returns the vault record for Apple's token, or null if the token is invalid. */
export function cardOfApplePay(data: unknown, now: Date) {
  const read = ApplePaymentData.safeParse(data)
  if (!read.success) return null
  const { applicationPrimaryAccountNumber: number, applicationExpirationDate: date } = read.data.data
  return cardBehind({ number, expiry: `${date.slice(2, 4)}/${date.slice(0, 2)}` }, now)
}

/** Returns the vault record for Google's token, or null if the token is invalid. */
export function cardOfGooglePay(token: unknown, now: Date) {
  const read = GooglePaymentToken.safeParse(token)
  if (!read.success) return null
  const { pan: number, expirationMonth, expirationYear } = read.data.signedMessage.encryptedMessage.paymentMethodDetails
  return cardBehind({ number, expiry: `${expirationMonth}/${expirationYear}` }, now)
}

/** Returns the card behind a wallet token. The wallet's cryptogram replaces the security code. */
function cardBehind(typed: Pick<TypedCard, 'number' | 'expiry'>, now: Date) {
  const card = { ...typed, cvv: '000' }
  return cardProblems(card, now).length > 0 ? null : toVaultRecord(card)
}

function readBase64(text: string): unknown {
  return readJson(Buffer.from(text, 'base64').toString())
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
