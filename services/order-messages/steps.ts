import { formatAddressLines } from '#domain/address/format-address.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readOrder } from '#services/orders/steps.ts'
import { messageMailKinds } from './mail.ts'
import { readMessage } from './repository.ts'

export { readOrdersWithOpenRequest } from './repository.ts'

/** Returns a message with its order for an email, or undefined if the message was deleted. */
export async function readMailedOrderMessage(db: QueryRunner, id: string, name: string) {
  const mail = messageMailKinds.find((each) => each === name)
  if (!mail) throw new Error(`Unknown email template: order-message-${name}`)
  const message = await readMessage(db, id)
  const order = message && (await readOrder(db, message.orderId))
  if (!message || !order) return undefined
  const { kind, text, reply, address } = message
  const lines: readonly string[] = address ? formatAddressLines(address) : []
  const { id: orderId, site, email, document } = order
  return { mail, kind, text, reply, address: lines, orderId, site, email, locale: document.locale }
}
export type MailedOrderMessage = NonNullable<Awaited<ReturnType<typeof readMailedOrderMessage>>>
