import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { cardMethod } from '#domain/payment-engines.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import type { SentDraft } from '../address/address-form.ts'
import type { Checkout } from '../placing/compose-order.ts'

export type StoredCard = Reply<Store, 'GET /svc_paymentmethod/methods'>['stored'][number]

/** A stored card's id, 'entered' for the card entered in this checkout, or 'another'. */
export type CardChoice = string
export const anotherCard: CardChoice = 'another'

type ChosenPayment = NonNullable<Checkout['draft']['payment']>

export function chosenCard(
  payment: ChosenPayment | null,
): (ChosenPayment & { card: NonNullable<ChosenPayment['card']> }) | null {
  const card = payment?.card
  return payment && card ? { ...payment, card } : null
}

/** Returns the initially selected method: the chosen one, or else the first one. */
export function initialMethod(methods: readonly string[], payment: Pick<ChosenPayment, 'adyenType'> | null): string {
  const chosen = payment?.adyenType ?? cardMethod
  return methods.includes(chosen) ? chosen : (methods[0] ?? cardMethod)
}

/**
 * Returns the initial choice: the chosen card, or else the first usable stored card, starting with the default
 * [PAY-001].
 */
export function firstChoice(
  payment: Pick<ChosenPayment, 'storedPaymentMethodId'> | null,
  stored: readonly StoredCard[],
): CardChoice {
  if (payment && payment.storedPaymentMethodId === null) return 'entered'
  const usable = stored.filter(({ expired }) => !expired)
  const chosen = usable.find(({ storedPaymentMethodId: id }) => id === payment?.storedPaymentMethodId) ?? usable[0]
  return chosen?.storedPaymentMethodId ?? anotherCard
}

/**
 * Reads the payment choice. A token means a newly entered card. A PayPal payment is set later, on return from PayPal;
 * choosing a card discards it.
 */
export function readChoice(form: Pick<URLSearchParams, 'get'>): SentDraft {
  const token = form.get('payment_token')
  if (form.get('op') === 'forget-card') return { paymentToken: null }
  if (token) return { paymentToken: token.slice(0, 200), keepsCard: form.get('keepsCard') === 'on' }
  const choice = form.get('card') ?? ''
  if (form.get('method') === 'paypal') return {}
  if (isUuid(choice)) return { storedPaymentMethodId: choice, keepsCard: false }
  if (choice === 'entered') return { keepsCard: form.get('keepsCard') === 'on' }
  return choice === anotherCard || form.get('agreed') ? { paymentToken: null } : {}
}
