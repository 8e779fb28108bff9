import { statement, type QueryRunner } from '#platform/database.ts'
import type { CardBehavior } from '../../simulator/cards.ts'
import { firstOf, hasRows } from '../../simulator/store.ts'

export interface StoredMethod {
  token: string
  behaviour: CardBehavior
  brand: string
  lastFour: string
  month: number
  year: number
  hasCvv: boolean
  storageState: 'cached' | 'retained' | 'redacted'
}
export interface StoredTransaction {
  token: string
  kind: string
  methodToken: string
  referenceToken: string | null
  orderId: string | null
  amount: number
  currency: string
  state: string
  messageKey: string
  captured: number
  credited: number
  redirectUrl: string | null
  createdAt: Date
}

type NewTransaction = Omit<StoredTransaction, 'captured' | 'credited' | 'createdAt'>

const methodColumns = `token, behaviour, brand, last_four as "lastFour", month, year, has_cvv as "hasCvv",
  storage_state as "storageState"`
const transactionColumns = `token, kind, payment_method_token as "methodToken", reference_token as "referenceToken",
  order_id as "orderId", amount, currency, state, message_key as "messageKey", captured, credited,
  redirect_url as "redirectUrl", created_at as "createdAt"`

const insertMethod = statement(
  'sandbox.method-create',
  `insert into sandbox.payment_method (token, behaviour, brand, last_four, month, year, has_cvv)
   values ($1, $2, $3, $4, $5, $6, $7)`,
)
const selectMethod = statement<StoredMethod>(
  'sandbox.method-read',
  `select ${methodColumns} from sandbox.payment_method where token = $1 and storage_state <> 'redacted'`,
)
const moveMethod = statement<StoredMethod>(
  'sandbox.method-move',
  `update sandbox.payment_method set storage_state = $2 where token = $1 and storage_state <> 'redacted'
   returning ${methodColumns}`,
)
const insertTransaction = statement<StoredTransaction>(
  'sandbox.transaction-create',
  `insert into sandbox.transaction (token, kind, payment_method_token, reference_token, order_id, amount, currency, state,
     message_key, redirect_url)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${transactionColumns}`,
)
const selectTransaction = statement<StoredTransaction>(
  'sandbox.transaction-read',
  `select ${transactionColumns} from sandbox.transaction where token = $1`,
)
const latestTransactions = statement<StoredTransaction>(
  'sandbox.transaction-latest',
  `select ${transactionColumns} from sandbox.transaction
   where $2::text is null or (created_at, token) < (select created_at, token from sandbox.transaction where token = $2)
   order by created_at desc, token desc limit $1`,
)
const completeChallenge = statement<StoredTransaction>(
  'sandbox.transaction-answer',
  `update sandbox.transaction set state = $2, message_key = $3 where token = $1 and state = 'pending'
   returning ${transactionColumns}`,
)
const capture = statement<{ token: string }>(
  'sandbox.transaction-capture',
  `update sandbox.transaction set captured = captured + $2
   where token = $1 and kind in ('Authorization', 'Purchase') and state = 'succeeded' and captured + $2 <= amount
   returning token`,
)
const credit = statement<{ token: string }>(
  'sandbox.transaction-credit',
  `update sandbox.transaction set credited = credited + $2, captured = case kind when 'Capture' then amount else captured end
   where token = $1 and state = 'succeeded' and kind in ('Capture', 'Purchase') and credited + $2 <= amount
   returning token`,
)
const cancel = statement<{ token: string }>(
  'sandbox.transaction-void',
  `update sandbox.transaction set state = 'voided' where token = $1 and state = 'succeeded' and captured = 0
   returning token`,
)

export type SpreedlyRows = ReturnType<typeof spreedlyRows>

export function spreedlyRows(db: QueryRunner) {
  return {
    addMethod: (method: Omit<StoredMethod, 'storageState'>) => {
      const { token, behaviour, brand, lastFour, month, year, hasCvv } = method
      return db.run(insertMethod, [token, behaviour, brand, lastFour, month, year, hasCvv])
    },
    method: (token: string) => firstOf(db.run(selectMethod, [token])),
    moveMethod: (token: string, state: StoredMethod['storageState']) => firstOf(db.run(moveMethod, [token, state])),
    addTransaction: (transaction: NewTransaction) => create(db, transaction),
    transaction: (token: string) => firstOf(db.run(selectTransaction, [token])),
    latest: (max: number, before: string | undefined) => db.run(latestTransactions, [max, before]),
    completeChallenge: (token: string, state: string, messageKey: string) =>
      firstOf(db.run(completeChallenge, [token, state, messageKey])),
    capture: (token: string, amount: number) => hasRows(db.run(capture, [token, amount])),
    credit: (token: string, amount: number) => hasRows(db.run(credit, [token, amount])),
    cancel: (token: string) => hasRows(db.run(cancel, [token])),
  }
}

async function create(db: QueryRunner, transaction: NewTransaction) {
  const { token, kind, methodToken, referenceToken, orderId, amount, currency, state, messageKey, redirectUrl } =
    transaction
  const values = [token, kind, methodToken, referenceToken, orderId, amount, currency, state, messageKey, redirectUrl]
  return (await db.run(insertTransaction, values))[0]!
}
