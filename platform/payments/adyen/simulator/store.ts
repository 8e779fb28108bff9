import { statement, type QueryRunner } from '#platform/database.ts'
import type { CardBehavior } from '../../simulator/cards.ts'
import { storedResponses } from '../../simulator/idempotent-responses.ts'
import { notificationQueue } from '../../simulator/notification-queue.ts'
import { firstOf, hasRows } from '../../simulator/store.ts'

export interface VaultedCard {
  id: string
  shopperReference: string
  behaviour: CardBehavior
  brand: string
  lastFour: string
  month: number
  year: number
  hasCvv: boolean
}
export interface StoredPayment {
  pspReference: string
  merchantAccount: string
  merchantReference: string
  behaviour: CardBehavior
  card: Record<string, string>
  amount: number
  currency: string
  resultCode: string
  refusalCode: string | null
  returnUrl: string
  redirectResult: string | null
  isApproved: boolean | null
}
/** A webhook event before it is signed. */
export interface NotificationItem {
  amount: { value: number; currency: string }
  eventCode: string
  eventDate: string
  merchantAccountCode: string
  merchantReference: string
  originalReference?: string
  pspReference: string
  reason: string
  success: 'true' | 'false'
}

const cardColumns = `id, shopper_reference as "shopperReference", behaviour, brand, last_four as "lastFour", month, year,
  has_cvv as "hasCvv"`
const paymentColumns = `psp_reference as "pspReference", merchant_account as "merchantAccount",
  merchant_reference as "merchantReference", behaviour, card, amount, currency, result_code as "resultCode",
  refusal_code as "refusalCode", return_url as "returnUrl", redirect_result as "redirectResult",
  is_approved as "isApproved"`

const insertCard = statement(
  'sandbox-adyen.card-create',
  `insert into sandbox_adyen.card (id, shopper_reference, behaviour, brand, last_four, month, year, has_cvv)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)
const cardsOf = statement<VaultedCard>(
  'sandbox-adyen.cards',
  `select ${cardColumns} from sandbox_adyen.card where shopper_reference = $1 order by created_at desc`,
)
const deleteCard = statement<{ id: string }>(
  'sandbox-adyen.card-delete',
  'delete from sandbox_adyen.card where shopper_reference = $1 and id = $2 returning id',
)
const insertPayment = statement<StoredPayment>(
  'sandbox-adyen.payment-create',
  `insert into sandbox_adyen.payment (psp_reference, merchant_account, merchant_reference, behaviour, card, amount,
     currency, result_code, refusal_code, return_url)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${paymentColumns}`,
)
const paymentOf = statement<StoredPayment>(
  'sandbox-adyen.payment',
  `select ${paymentColumns} from sandbox_adyen.payment where psp_reference = $1`,
)
const paymentsOf = statement<StoredPayment>(
  'sandbox-adyen.payments-of',
  `select ${paymentColumns} from sandbox_adyen.payment
   where merchant_reference = $1 and result_code = 'Authorised' and not is_cancelled`,
)
const paymentBack = statement<StoredPayment>(
  'sandbox-adyen.payment-back',
  `select ${paymentColumns} from sandbox_adyen.payment where redirect_result = $1 for update`,
)
const completeChallenge = statement<StoredPayment>(
  'sandbox-adyen.bank-answer',
  `update sandbox_adyen.payment set redirect_result = $2, is_approved = $3
   where psp_reference = $1 and result_code = 'RedirectShopper' returning ${paymentColumns}`,
)
const decide = statement<StoredPayment>(
  'sandbox-adyen.decide',
  `update sandbox_adyen.payment set result_code = $2, refusal_code = $3
   where psp_reference = $1 and result_code = 'RedirectShopper' returning ${paymentColumns}`,
)
const capture = statement<{ pspReference: string }>(
  'sandbox-adyen.capture',
  `update sandbox_adyen.payment set captured = captured + $2
   where psp_reference = $1 and result_code = 'Authorised' and not is_cancelled and captured + $2 <= amount
   returning psp_reference as "pspReference"`,
)
const refund = statement<{ pspReference: string }>(
  'sandbox-adyen.refund',
  `update sandbox_adyen.payment set refunded = refunded + $2
   where psp_reference = $1 and refunded + $2 <= captured returning psp_reference as "pspReference"`,
)
const cancel = statement<{ pspReference: string }>(
  'sandbox-adyen.cancel',
  `update sandbox_adyen.payment set is_cancelled = true
   where psp_reference = $1 and result_code = 'Authorised' and captured = 0 and not is_cancelled
   returning psp_reference as "pspReference"`,
)
const responsesOf = storedResponses({ schema: 'sandbox_adyen', keyColumn: 'idempotency_key', lockClass: 7105 })
const notificationsOf = notificationQueue<NotificationItem>('sandbox_adyen')

export type AdyenRows = ReturnType<typeof adyenRows>

export function adyenRows(db: QueryRunner) {
  return {
    addCard: ({ id, shopperReference, behaviour, brand, lastFour, month, year, hasCvv }: VaultedCard) =>
      db.run(insertCard, [id, shopperReference, behaviour, brand, lastFour, month, year, hasCvv]),
    cards: (shopper: string) => db.run(cardsOf, [shopper]),
    deleteCard: (shopper: string, id: string) => hasRows(db.run(deleteCard, [shopper, id])),
    addPayment: async (payment: Omit<StoredPayment, 'redirectResult' | 'isApproved'>) => {
      const { pspReference, merchantAccount, merchantReference, behaviour, card, amount, currency } = payment
      const request = [
        pspReference,
        merchantAccount,
        merchantReference,
        behaviour,
        JSON.stringify(card),
        amount,
        currency,
      ]
      const result = [payment.resultCode, payment.refusalCode, payment.returnUrl]
      return (await db.run(insertPayment, [...request, ...result]))[0]!
    },
    payment: (reference: string) => firstOf(db.run(paymentOf, [reference])),
    heldOf: (merchantReference: string) => db.run(paymentsOf, [merchantReference]),
    paymentBack: (result: string) => firstOf(db.run(paymentBack, [result])),
    completeChallenge: (reference: string, result: string, isApproved: boolean) =>
      firstOf(db.run(completeChallenge, [reference, result, isApproved])),
    decide: (reference: string, code: string, refusal: string | null) =>
      firstOf(db.run(decide, [reference, code, refusal])),
    capture: (reference: string, amount: number) => hasRows(db.run(capture, [reference, amount])),
    refund: (reference: string, amount: number) => hasRows(db.run(refund, [reference, amount])),
    cancel: (reference: string) => hasRows(db.run(cancel, [reference])),
    ...responsesOf(db),
    ...notificationsOf(db),
  }
}
