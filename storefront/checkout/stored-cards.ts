import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { cardMethod } from '#domain/payment-engines.ts'
import { isUuid } from '#storefront/page/is-uuid.ts'
import type { SentDraft } from './address-form.ts'
import type { Checkout } from './compose-order.ts'

/** A card that the vault keeps for the customer. */
export type StoredCard = Reply<Store, 'GET /svc_paymentmethod/methods'>['stored'][number]

/** What to pay with: a stored card by its id, the one that was entered in this checkout, or another one. */
export type CardChoice = string

type Chosen = NonNullable<Checkout['draft']['payment']>

/** The card that was chosen to pay with; null where it is something else, or nothing yet. */
export function cardChosen(payment: Chosen | null): (Chosen & { card: NonNullable<Chosen['card']> }) | null {
  const card = payment?.card
  return payment && card ? { ...payment, card } : null
}

/** The method that the step opens with: what was chosen before, else the first of them. */
export function firstMethod(methods: readonly string[], payment: Pick<Chosen, 'adyenType'> | null): string {
  const chosen = payment?.adyenType ?? cardMethod
  return methods.includes(chosen) ? chosen : (methods[0] ?? cardMethod)
}

/** What is chosen as the step opens: what was chosen before, else the first stored card that can pay, the default first [PAY-001]. */
export function firstChoice(
  payment: Pick<Chosen, 'storedPaymentMethodId'> | null,
  stored: readonly StoredCard[],
): CardChoice {
  if (payment && payment.storedPaymentMethodId === null) return 'entered'
  const usable = stored.filter(({ expired }) => !expired)
  const chosen = usable.find(({ storedPaymentMethodId: id }) => id === payment?.storedPaymentMethodId) ?? usable[0]
  return chosen?.storedPaymentMethodId ?? 'another'
}

/**
 * What a form of the payment step says of what it is paid by: a token is of a card that was entered just now, PayPal says
 * its own on its page, and what was agreed to there is forgotten once a card is chosen.
 */
export function readChoice(form: Pick<URLSearchParams, 'get'>): SentDraft {
  const token = form.get('payment_token')
  if (form.get('op') === 'forget-card') return { paymentToken: null }
  if (token) return { paymentToken: token.slice(0, 200), keepsCard: form.get('keepsCard') === 'on' }
  const choice = form.get('card') ?? ''
  if (form.get('method') === 'paypal') return {}
  if (isUuid(choice)) return { storedPaymentMethodId: choice, keepsCard: false }
  if (choice === 'entered') return { keepsCard: form.get('keepsCard') === 'on' }
  return choice === 'another' || form.get('agreed') ? { paymentToken: null } : {}
}
