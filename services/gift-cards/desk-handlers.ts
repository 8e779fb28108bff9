import { toWireAmount } from '#contract/codec/amounts.ts'
import type { giftCardsDesk } from '#contract/gift-cards-desk.ts'
import { isEmail } from '#domain/address/email.ts'
import { resendProblem } from '#domain/gift-cards/resend.ts'
import type { Database } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { lockOrder, readOrder } from '#services/orders/steps.ts'
import { queueResentMail } from './deliveries.ts'
import { lockCard, readOrderCards, readResend, recordResend, type OrderCardRow } from './resend-repository.ts'

export const giftCardDeskHandlers: Handlers<typeof giftCardsDesk, { db: Database }> = {
  async 'GET /svc_admin/orders/{orderId}/gift-cards'({ params, staff, refuse }, { db }) {
    const order = await readOrder(db, params.orderId)
    if (!order || !staff.sites.includes(order.site)) throw refuse('order_not_found')
    return { giftCards: (await readOrderCards(db, order.id)).map(wireCard) }
  },

  async 'POST /svc_admin/orders/{orderId}/gift-cards/{cardId}/resend'(received, { db }) {
    const { params, body, staff, key, now, refuse } = received
    const { cardId } = params
    const { email } = body
    if (!isEmail(email)) throw refuse('invalid_email')
    return db.transaction(async (tx) => {
      const order = await lockOrder(tx, params.orderId)
      if (!order || !staff.sites.includes(order.site)) throw refuse('order_not_found')
      await lockCard(tx, cardId)
      const readCard = async () => (await readOrderCards(tx, order.id)).find(({ id }) => id === cardId)
      const card = await readCard()
      if (!card) throw refuse('gift_card_not_found')
      const same = await readResend(tx, key)
      if (same && (same.cardId !== cardId || same.email !== email)) throw commonRefusal('idempotency_key_reused')
      if (same) return wireCard(card)
      const problem = resendProblem(card)
      if (problem) throw refuse(problem)
      const isEmailed = await recordResend(tx, { cardId, orderId: order.id, email, key, now })
      if (isEmailed) await queueResentMail(tx, cardId, email, key)
      return wireCard((await readCard())!)
    })
  },
}

function wireCard(card: OrderCardRow) {
  const { id, last4, kind, amount, balance, recipientEmail, recipientName, deliverAt, emailedAt, corrections } = card
  const problem = resendProblem(card)
  const shown = { id, last4, kind, recipientEmail, recipientName, deliverAt, emailedAt, corrections, problem }
  return { ...shown, amount: toWireAmount(amount), balance: toWireAmount(balance) }
}
