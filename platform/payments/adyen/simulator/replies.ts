import type { VaultedCard, StoredPayment } from './store.ts'

const brandCodes: Record<string, string> = { Visa: 'visa', Mastercard: 'mc' }
export const brandCode = (brand: string) => brandCodes[brand] ?? brand.toLowerCase()

/** Formats a stored card in Adyen's wire format. */
export function storedReply({ id, shopperReference, brand, lastFour, month, year }: VaultedCard) {
  return {
    id,
    type: 'scheme',
    brand: brandCode(brand),
    name: brand.toUpperCase(),
    lastFour,
    expiryMonth: String(month).padStart(2, '0'),
    expiryYear: String(year),
    shopperReference,
    supportedRecurringProcessingModels: ['CardOnFile', 'Subscription', 'UnscheduledCardOnFile'],
  }
}

const refusals: Record<string, string> = { 2: 'Refused', 11: '3D Not Authenticated', 24: 'CVC Declined' }
export const refusalOf = (code: string | null) => refusals[code ?? ''] ?? ''

/** Formats a payment response in Adyen's wire format, with the challenge URL if there is one. */
export function paymentReply(payment: StoredPayment, bankUrl: string) {
  const { resultCode, refusalCode, pspReference, merchantReference, amount, currency, card } = payment
  const isChallenged = resultCode === 'RedirectShopper'
  return {
    resultCode,
    merchantReference,
    pspReference,
    amount: { currency, value: amount },
    additionalData: card,
    ...(refusalCode && { refusalReason: refusalOf(refusalCode), refusalReasonCode: refusalCode }),
    ...(isChallenged && { action: { type: 'redirect', paymentMethodType: 'scheme', method: 'GET', url: bankUrl } }),
  }
}

/** Formats an error in Adyen's wire format. */
export function errorReply(status: number, errorCode: string, message: string) {
  return { status, errorCode, message, errorType: status === 401 ? 'security' : 'validation' }
}
