import type { Reply } from '#contract/call.ts'
import type { Store } from '#contract/store.ts'
import { isUuid } from '../is-uuid.ts'
import type { SentDraft } from './address-form.ts'
import type { Checkout } from './compose-order.ts'

/** A card that the vault keeps for the customer. */
export type StoredCard = Reply<Store, 'GET /svc_paymentmethod/methods'>['stored'][number]

/** What to pay with: a stored card by its id, the one that was entered in this checkout, or another one. */
export type CardChoice = string

/** What is chosen as the step opens: what was chosen before, else the first stored card that can pay, the default first [PAY-001]. */
export function firstChoice(payment: Checkout['draft']['payment'], stored: readonly StoredCard[]): CardChoice {
  if (payment && payment.storedPaymentMethodId === null) return 'entered'
  const usable = stored.filter(({ expired }) => !expired)
  const chosen = usable.find(({ storedPaymentMethodId: id }) => id === payment?.storedPaymentMethodId) ?? usable[0]
  return chosen?.storedPaymentMethodId ?? 'another'
}

/** What a form of the payment step says of the card; a token is of a card that was entered just now. */
export function readChoice(form: Pick<URLSearchParams, 'get'>): SentDraft {
  const token = form.get('payment_token')
  if (form.get('op') === 'forget-card') return { paymentToken: null }
  if (token) return { paymentToken: token.slice(0, 200), keepsCard: form.get('keepsCard') === 'on' }
  const choice = form.get('card') ?? ''
  if (isUuid(choice)) return { storedPaymentMethodId: choice, keepsCard: false }
  if (choice === 'entered') return { keepsCard: form.get('keepsCard') === 'on' }
  return choice === 'another' ? { paymentToken: null } : {}
}
