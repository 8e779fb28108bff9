// Known bad: reads the balance of a gift card before writing the new one.
import { reserveStock } from '#services/catalog/steps.ts'
import { giftCardsBy } from '#services/gift-cards/steps.ts'
import { secret, serve } from '../roots/serve.ts'
import { lookThenWrite } from './naive-gift-cards.ts'

await serve({
  reserve: reserveStock,
  checksDatabase: true,
  giftCards: { ...giftCardsBy(secret), hold: lookThenWrite },
})
