// Known bad: reads a gift card balance and writes the new one in separate steps, so concurrent orders overdraw it.
import { reserveStock } from '#services/catalog/steps.ts'
import { createGiftCards } from '#services/gift-cards/steps.ts'
import { secret, serve } from '../roots/serve.ts'
import { lookThenWrite } from './naive-gift-cards.ts'

await serve({
  reserve: reserveStock,
  checksDatabase: true,
  giftCards: { ...createGiftCards(secret), hold: lookThenWrite },
})
