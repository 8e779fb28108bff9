import { statement, type Database, type Queries } from '#platform/database.ts'
import type { Behaviour } from '../../sandbox/cards.ts'

export interface VaultedCard {
  id: string
  shopperReference: string
  behaviour: Behaviour
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
  behaviour: Behaviour
  card: Record<string, string>
  amount: number
  currency: string
  resultCode: string
  refusalCode: string | null
  returnUrl: string
  redirectResult: string | null
  isApproved: boolean | null
}
/** An event before signing. */
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
interface WaitingItem {
  id: string
  item: NotificationItem
  tries: number
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
const answerBank = statement<StoredPayment>(
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
const lockAnswer = statement('sandbox-adyen.answer-lock', 'select pg_advisory_xact_lock(7105, hashtext($1))')
const readAnswer = statement<{ status: number; body: object }>(
  'sandbox-adyen.answer',
  'select status, body from sandbox_adyen.answer where idempotency_key = $1',
)
const keepAnswer = statement(
  'sandbox-adyen.answer-keep',
  'insert into sandbox_adyen.answer (idempotency_key, status, body) values ($1, $2, $3)',
)
const tell = statement('sandbox-adyen.tell', 'insert into sandbox_adyen.notification (item) values ($1)')
// Claims deliveries for longer than a response may take.
const takeDue = statement<WaitingItem>(
  'sandbox-adyen.take-due',
  `update sandbox_adyen.notification set next_at = now() + interval '15 seconds', tries = tries + 1
   where id in (select id from sandbox_adyen.notification where accepted_at is null and next_at <= now()
     order by id limit 20 for update skip locked)
   returning id, item, tries`,
)
const accepted = statement(
  'sandbox-adyen.accepted',
  'update sandbox_adyen.notification set accepted_at = now() where id = $1',
)
const later = statement(
  'sandbox-adyen.later',
  'update sandbox_adyen.notification set next_at = now() + make_interval(secs => $2) where id = $1',
)

/** Creates the simulator's repository; `together` runs in one transaction. */
export function adyenStore(db: Database) {
  return {
    ...rowsIn(db),
    together: <T>(work: (rows: AdyenRows) => Promise<T>): Promise<T> => db.transaction((tx) => work(rowsIn(tx))),
  }
}
export type AdyenStore = ReturnType<typeof adyenStore>
export type AdyenRows = ReturnType<typeof rowsIn>

function rowsIn(db: Queries) {
  const first = async <Row>(rows: Promise<Row[]>) => (await rows)[0]
  const some = async (rows: Promise<unknown[]>) => (await rows).length > 0
  return {
    addCard: ({ id, shopperReference, behaviour, brand, lastFour, month, year, hasCvv }: VaultedCard) =>
      db.run(insertCard, [id, shopperReference, behaviour, brand, lastFour, month, year, hasCvv]),
    cards: (shopper: string) => db.run(cardsOf, [shopper]),
    deleteCard: (shopper: string, id: string) => some(db.run(deleteCard, [shopper, id])),
    addPayment: async (payment: Omit<StoredPayment, 'redirectResult' | 'isApproved'>) => {
      const { pspReference, merchantAccount, merchantReference, behaviour, card, amount, currency } = payment
      const asked = [
        pspReference,
        merchantAccount,
        merchantReference,
        behaviour,
        JSON.stringify(card),
        amount,
        currency,
      ]
      const came = [payment.resultCode, payment.refusalCode, payment.returnUrl]
      return (await db.run(insertPayment, [...asked, ...came]))[0]!
    },
    payment: (reference: string) => first(db.run(paymentOf, [reference])),
    heldOf: (merchantReference: string) => db.run(paymentsOf, [merchantReference]),
    paymentBack: (result: string) => first(db.run(paymentBack, [result])),
    answerBank: (reference: string, result: string, isApproved: boolean) =>
      first(db.run(answerBank, [reference, result, isApproved])),
    decide: (reference: string, code: string, refusal: string | null) =>
      first(db.run(decide, [reference, code, refusal])),
    capture: (reference: string, amount: number) => some(db.run(capture, [reference, amount])),
    refund: (reference: string, amount: number) => some(db.run(refund, [reference, amount])),
    cancel: (reference: string) => some(db.run(cancel, [reference])),
    answered: async (key: string) => {
      await db.run(lockAnswer, [key])
      return first(db.run(readAnswer, [key]))
    },
    keepAnswer: (key: string, status: number, body: object) => db.run(keepAnswer, [key, status, JSON.stringify(body)]),
    tell: (item: NotificationItem) => db.run(tell, [JSON.stringify(item)]),
    takeDue: () => db.run(takeDue, []),
    accepted: (id: string) => db.run(accepted, [id]),
    later: (id: string, seconds: number) => db.run(later, [id, seconds]),
  }
}
