import type { PaymentOutcome } from '../engine.ts'
import type { VendorResponse } from '../vendor-response.ts'
import { isRefusal } from './client.ts'
import type { paymentsIn } from './events.ts'
import { paidCard, PaymentResponse } from './wire.ts'

/**
 * Prefix for the placeholder reference of a challenged payment. Adyen assigns the real reference after the challenge.
 */
export const placeholderPrefix = 'reference:'

/**
 * Returns the outcome reported by webhooks. If there are several payments, a held one takes precedence, then a captured
 * one.
 */
export function outcomeOfEvents(payments: ReturnType<typeof paymentsIn>): PaymentOutcome | null {
  const paid = payments.find(({ state }) => state === 'held') ?? payments.find(({ state }) => state === 'taken')
  if (paid) return { state: 'authorized', reference: paid.reference, card: null }
  const [failed] = payments
  if (!failed) return null
  return { state: 'failed', reference: failed.reference, reason: failed.state === 'gone' ? 'error' : 'declined' }
}

/** Returns the outcome reported in an API response. */
export function outcomeOf(response: VendorResponse | undefined, key: string): PaymentOutcome {
  const parsed = PaymentResponse.safeParse(response?.body)
  if (!parsed.success) return isRefusal(response?.status) ? refused(null, 'error') : { state: 'unknown' }
  const { resultCode, pspReference: reference, refusalReasonCode, action } = parsed.data
  switch (resultCode) {
    case 'Authorised':
      return reference ? { state: 'authorized', reference, card: paidCard(parsed.data) } : { state: 'unknown' }
    case 'RedirectShopper':
      // Challenges that post a form are not supported.
      return action?.type === 'redirect' && action.method === 'GET' && action.url
        ? {
            state: 'pending',
            reference: placeholderPrefix + key,
            challengeUrl: action.url,
            card: paidCard(parsed.data),
          }
        : refused(reference ?? null, 'error')
    case 'Pending':
    case 'Received':
      return { state: 'unknown' }
    case 'Refused':
      return refused(reference ?? null, reasons[refusalReasonCode ?? ''] ?? 'declined')
    case 'Cancelled':
      return refused(reference ?? null, 'three_ds')
    default:
      return refused(reference ?? null, 'error')
  }
}

/** Adyen's codes: 11 means failed authentication, and 24 a wrong or missing security code. */
const reasons: Record<string, 'three_ds' | 'cvv_required'> = { 11: 'three_ds', 24: 'cvv_required' }

function refused(reference: string | null, reason: 'declined' | 'cvv_required' | 'three_ds' | 'error'): PaymentOutcome {
  return { state: 'failed', reference, reason }
}
