import { statement, type QueryRunner } from '#platform/database.ts'
import { storedResponses } from '../../simulator/idempotent-responses.ts'
import { notificationQueue } from '../../simulator/notification-queue.ts'
import { firstOf } from '../../simulator/store.ts'

export interface StoredAgreement {
  id: string
  amount: number
  currency: string
  payee: string | null
  returnUrl: string
  cancelUrl: string
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  payer: string | null
  customId: string | null
  invoiceId: string | null
}
export interface StoredCapture {
  id: string
  agreementId: string
  amount: number
  currency: string
  customId: string | null
  status: 'COMPLETED' | 'PENDING'
  refunded: number
}
export interface StoredRefund {
  id: string
  captureId: string
  amount: number
  customId: string | null
}
export type NotificationItem = { id: string } & Record<string, unknown>

const agreementColumns = `id, amount, currency, payee, return_url as "returnUrl", cancel_url as "cancelUrl", status, payer,
  custom_id as "customId", invoice_id as "invoiceId"`
const captureColumns = `id, agreement_id as "agreementId", amount, currency, custom_id as "customId", status, refunded`
const insertAgreement = statement<StoredAgreement>(
  'sandbox-paypal.agreement-create',
  `insert into sandbox_paypal.agreement (id, amount, currency, payee, return_url, cancel_url)
   values ($1, $2, $3, $4, $5, $6) returning ${agreementColumns}`,
)
const agreementOf = statement<StoredAgreement>(
  'sandbox-paypal.agreement',
  `select ${agreementColumns} from sandbox_paypal.agreement where id = $1`,
)
const lockAgreement = statement<StoredAgreement>(
  'sandbox-paypal.agreement-lock',
  `select ${agreementColumns} from sandbox_paypal.agreement where id = $1 for update`,
)
const approve = statement<StoredAgreement>(
  'sandbox-paypal.approve',
  `update sandbox_paypal.agreement set status = 'APPROVED', payer = $2
   where id = $1 and status <> 'COMPLETED' returning ${agreementColumns}`,
)
const name = statement<StoredAgreement>(
  'sandbox-paypal.name',
  `update sandbox_paypal.agreement set custom_id = coalesce($2, custom_id), invoice_id = coalesce($3, invoice_id)
   where id = $1 and status <> 'COMPLETED' returning ${agreementColumns}`,
)
const complete = statement(
  'sandbox-paypal.complete',
  `update sandbox_paypal.agreement set status = 'COMPLETED' where id = $1`,
)
const insertCapture = statement<StoredCapture>(
  'sandbox-paypal.capture-create',
  `insert into sandbox_paypal.capture (id, agreement_id, amount, currency, custom_id, status)
   select $2, id, amount, currency, custom_id, $3 from sandbox_paypal.agreement where id = $1
   returning ${captureColumns}`,
)
const capturesOf = statement<StoredCapture>(
  'sandbox-paypal.captures',
  `select ${captureColumns} from sandbox_paypal.capture where agreement_id = $1 order by created_at`,
)
const captureOf = statement<StoredCapture>(
  'sandbox-paypal.capture',
  `select ${captureColumns} from sandbox_paypal.capture where id = $1`,
)
const settle = statement<StoredCapture>(
  'sandbox-paypal.settle',
  `update sandbox_paypal.capture set status = 'COMPLETED' where id = $1 and status = 'PENDING' returning ${captureColumns}`,
)
const giveBack = statement<StoredCapture>(
  'sandbox-paypal.give-back',
  `update sandbox_paypal.capture set refunded = refunded + $2
   where id = $1 and status = 'COMPLETED' and refunded + $2 <= amount returning ${captureColumns}`,
)
const insertRefund = statement(
  'sandbox-paypal.refund-create',
  'insert into sandbox_paypal.refund (id, capture_id, amount, custom_id) values ($1, $2, $3, $4)',
)
const responsesOf = storedResponses({ schema: 'sandbox_paypal', keyColumn: 'request_id', lockClass: 7106 })
const notificationsOf = notificationQueue<NotificationItem>('sandbox_paypal')

export type PayPalRows = ReturnType<typeof payPalRows>

export function payPalRows(db: QueryRunner) {
  return {
    addAgreement: async ({
      id,
      amount,
      currency,
      payee,
      returnUrl,
      cancelUrl,
    }: Omit<StoredAgreement, 'status' | 'payer' | 'customId' | 'invoiceId'>) =>
      (await db.run(insertAgreement, [id, amount, currency, payee, returnUrl, cancelUrl]))[0]!,
    agreement: (id: string) => firstOf(db.run(agreementOf, [id])),
    lockAgreement: (id: string) => firstOf(db.run(lockAgreement, [id])),
    approve: (id: string, payer: string) => firstOf(db.run(approve, [id, payer])),
    name: (id: string, customId: string | undefined, invoiceId: string | undefined) =>
      firstOf(db.run(name, [id, customId ?? null, invoiceId ?? null])),
    complete: (id: string) => db.run(complete, [id]),
    addCapture: async (agreementId: string, id: string, status: StoredCapture['status']) =>
      (await db.run(insertCapture, [agreementId, id, status]))[0]!,
    captures: (agreementId: string) => db.run(capturesOf, [agreementId]),
    capture: (id: string) => firstOf(db.run(captureOf, [id])),
    settle: (id: string) => firstOf(db.run(settle, [id])),
    giveBack: (id: string, amount: number) => firstOf(db.run(giveBack, [id, amount])),
    addRefund: ({ id, captureId, amount, customId }: StoredRefund) =>
      db.run(insertRefund, [id, captureId, amount, customId]),
    ...responsesOf(db),
    ...notificationsOf(db),
  }
}
