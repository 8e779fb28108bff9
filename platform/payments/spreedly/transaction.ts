import { currentLocale } from '#platform/request-context.ts'
import { z } from 'zod'
import type { PaymentOutcome } from '../engine.ts'
import type { VendorResponse } from '../vendor-response.ts'
import { cardOf, Method } from './vault.ts'

export const Transaction = z.object({
  token: z.string(),
  created_at: z.string().nullish(),
  updated_at: z.string().nullish(),
  state: z.string(),
  succeeded: z.boolean(),
  amount: z.int().nullish(),
  order_id: z.string().nullish(),
  reference_token: z.string().nullish(),
  message_key: z.string().nullish(),
  checkout_url: z.string().nullish(),
  required_action: z.string().nullish(),
  redirect_url: z.string().nullish(),
  transaction_type: z.string().nullish(),
  payment_method: Method.nullish(),
})
export type Transaction = z.output<typeof Transaction>
export const TransactionResponse = z.object({ transaction: Transaction })

/** The authorization request that led to a transaction. */
export interface RequestContext {
  returnUrl?: string
  isRenewal?: boolean | undefined
}

/** Converts a transaction to a payment outcome. */
export function outcomeOf(
  transaction: Transaction,
  bankPage?: string,
  { returnUrl, isRenewal = false }: RequestContext = {},
): PaymentOutcome {
  const { token, state, message_key: key, payment_method: method } = transaction
  const card = method ? cardOf(method) : null
  if (state === 'succeeded') return { state: 'authorized', reference: token, card }
  if (state === 'pending' && transaction.checkout_url)
    return { state: 'pending', reference: token, challengeUrl: transaction.checkout_url, card }
  if (state === 'pending' && bankPage && needsChallenge(transaction)) {
    const challengeUrl = challengeUrlOf(transaction, bankPage, returnUrl ?? transaction.redirect_url)
    return { state: 'pending', reference: token, challengeUrl, card }
  }
  if (isOpen(state) && !isExpired(transaction, isRenewal)) return { state: 'unknown' }
  return { state: 'failed', reference: token, reason: reasonOf(key ?? '', state) }
}

/** Steps on our bank page: device fingerprint, then challenge. */
const bankSteps: Record<string, string> = { device_fingerprint: '1', challenge: '2', redirect: '2' }

function needsChallenge({ required_action: action }: Transaction): boolean {
  return Object.hasOwn(bankSteps, action ?? '')
}

/** Returns the challenge URL, or null if the return URL is unknown. */
function challengeUrlOf({ token, required_action: action }: Transaction, bankPage: string, back?: string | null) {
  if (!back) return null
  const locale = currentLocale()
  const query = { transaction: token, step: bankSteps[action!]!, return: back, ...(locale && { lang: locale }) }
  return `${bankPage}?${new URLSearchParams(query)}`
}

const unanswered = 'gateway_processing_result_unknown'

/** Returns true if the gateway has not responded, so the transaction may have succeeded. */
export function isOpen(state: string): boolean {
  return ['pending', 'processing', unanswered].includes(state)
}

/** Short, because the stock stays reserved during this time. */
const maxSilence = 30 * 60_000

/**
 * Spreedly never resolves a transaction without a gateway response. A renewal fails immediately, because each retry
 * could hold its price again.
 */
export function isExpired(
  { state, created_at: createdAt, updated_at: updatedAt }: Transaction,
  isRenewal = false,
): boolean {
  return state === unanswered && (isRenewal || Date.parse(updatedAt ?? createdAt ?? '') < Date.now() - maxSilence)
}

function reasonOf(key: string, state: string) {
  if (key.endsWith('cvv_required')) return 'cvv_required'
  if (key.endsWith('challenge_failed')) return 'three_ds'
  // A decline has the gateway's message and no error key.
  return key.endsWith('declined') || state === 'gateway_processing_failed' ? 'declined' : 'error'
}

/** Converts the response to a capture, void, or credit. */
export function followUpState<Done extends string>(
  response: VendorResponse | undefined,
  done: Done,
): Done | 'failed' | 'unknown' {
  const parsed = TransactionResponse.safeParse(response?.body)
  if (!parsed.success) return 'unknown'
  const { succeeded, state } = parsed.data.transaction
  if (succeeded) return done
  return isOpen(state) ? 'unknown' : 'failed'
}
