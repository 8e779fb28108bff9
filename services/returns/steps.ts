import { formatReturnNumber } from '#domain/returns/return-number.ts'
import { isOpenReturn } from '#domain/returns/transitions.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readOrder } from '#services/orders/steps.ts'
import { returnMailKinds } from './mail.ts'
import { readReturn, readReturnsOfOrder } from './repository.ts'
import { sendDeadline } from './send-deadline.ts'

/** Returns a return for its email, or undefined if it was canceled in the meantime. */
export async function readMailedReturn(db: QueryRunner, number: number, step: string) {
  const row = await readReturn(db, number)
  const order = row && (await readOrder(db, row.orderId))
  const mail = returnMailKinds.find((each) => each === step)
  if (!row || !order || !mail) throw new Error(`Return ${number} of the email return-${step} does not exist`)
  if (row.state === 'cancelled') return undefined
  const { site, orderId, isPickup, rejection, replacement, refundTo, items } = row
  const lines = items.map(({ itemId, qty }) => {
    const line = order.document.lines.find((each) => each.itemId === itemId)
    return `${qty} x ${[line?.name, line?.choice].filter(Boolean).join(', ')}`
  })
  const deadline = sendDeadline(row)
  const { locale } = order.document
  const about = { mail, site, locale, number: formatReturnNumber(number), orderId }
  return { ...about, isPickup, rejection, replacement, refundTo, lines, deadline }
}
export type MailedReturn = NonNullable<Awaited<ReturnType<typeof readMailedReturn>>>

/**
 * Returns the number of units in open returns by order line. In a transaction that locks the order, the result cannot
 * become outdated.
 */
export async function readUnitsInReturns(db: QueryRunner, orderId: string): Promise<ReadonlyMap<string, number>> {
  const units = new Map<string, number>()
  for (const { state, items } of await readReturnsOfOrder(db, orderId)) {
    if (!isOpenReturn(state)) continue
    for (const { itemId, qty } of items) units.set(itemId, (units.get(itemId) ?? 0) + qty)
  }
  return units
}
