// Known bad: a store that looks what a gift card holds, and then writes down what is left, while it places orders.
import { reserveStock } from '#services/catalog/steps.ts'
import { giftCardsBy } from '#services/giftcards/steps.ts'
import { secret, serve } from '../roots/serve.ts'
import { lookThenWrite } from './naive-gift-cards.ts'

await serve({
  reserve: reserveStock,
  checksDatabase: true,
  giftCards: { ...giftCardsBy(secret), hold: lookThenWrite },
})
