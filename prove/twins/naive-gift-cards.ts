// Known bad: reads a balance and writes the new one in separate steps, so concurrent holds overspend a gift card.
import { statement } from '#platform/database.ts'
import type { GiftCards } from '#services/gift-cards/steps.ts'

const look = statement<{ balance: number }>('twin.look-at-card', 'select balance from gift_card where id = $1')
const write = statement('twin.write-card', 'update gift_card set balance = $2 where id = $1')
const note = statement(
  'twin.note-hold',
  `insert into gift_card_entry (gift_card_id, kind, amount, order_id) values ($1, 'hold', $2, $3)`,
)

export const lookThenWrite: GiftCards['hold'] = async (tx, _, { orderId, cards }) => {
  // A fixed order avoids deadlocks.
  for (const { id, amount } of cards.toSorted((a, b) => a.id.localeCompare(b.id))) {
    const [card] = await tx.run(look, [id])
    if (!card || card.balance < amount) return 'giftcard_balance_error'
    await tx.run(write, [id, card.balance - amount])
    await tx.run(note, [id, amount, orderId])
  }
  return 'held'
}
