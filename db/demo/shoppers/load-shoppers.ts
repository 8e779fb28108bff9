import type { Database } from '#platform/database.ts'
import { createGiftCards } from '#services/gift-cards/steps.ts'
import { hashPassword } from '#services/sessions/passwords.ts'
import { addDemoGiftCards } from './gift-cards.ts'
import { addDemoPrintCatalog } from './print-catalog.ts'
import { addDemoSale } from '../catalog/shipping-offers.ts'
import { addDemoTickets } from './tickets.ts'

/**
 * Adds the demo shoppers' data. Each part is added once, which lets stores created by older releases receive new parts.
 */
export async function loadDemoShoppers(db: Database, secret: string): Promise<void> {
  await db.transaction((tx) => addDemoGiftCards(tx, createGiftCards(secret)))
  await db.transaction((tx) => addDemoTickets(tx, hashPassword))
  await db.transaction((tx) => addDemoSale(tx, Date.now()))
  await db.transaction((tx) => addDemoPrintCatalog(tx, Date.now()))
}
