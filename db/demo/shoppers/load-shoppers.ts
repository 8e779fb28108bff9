import type { Database } from '#platform/database.ts'
import { giftCardsBy } from '#services/gift-cards/steps.ts'
import { hashPassword } from '#services/sessions/passwords.ts'
import { putDemoGiftCards } from './gift-cards.ts'
import { putDemoPrintCatalog } from './print-catalog.ts'
import { putDemoSale } from '../catalog/shipping-offers.ts'
import { putDemoTickets } from './tickets.ts'

/**
 * Adds the demo shoppers' data. Each part is added once, so that stores created by older releases get the new parts.
 */
export async function loadDemoShoppers(db: Database, secret: string): Promise<void> {
  await db.transaction((tx) => putDemoGiftCards(tx, giftCardsBy(secret)))
  await db.transaction((tx) => putDemoTickets(tx, hashPassword))
  await db.transaction((tx) => putDemoSale(tx, Date.now()))
  await db.transaction((tx) => putDemoPrintCatalog(tx, Date.now()))
}
