import type { Site } from '#domain/sites.ts'
import { readOrder } from '../repository.ts'
import { publishWithEffects } from '../publish.ts'
import type { SettleDeps } from './order-payment.ts'
import { readUncapturedOrders } from './uncaptured-orders.ts'

/**
 * Publishes an order after staff have seen its capture at the vendor. Returns false if the order has waited for less
 * than ten minutes.
 */
export async function publishCapturedOrder(deps: SettleDeps, site: Site, orderId: string): Promise<boolean> {
  const [waiting] = await readUncapturedOrders(deps.db, site, orderId)
  if (waiting) await publishWithEffects(deps, (await readOrder(deps.db, orderId))!, 'captured-by-staff')
  return (await readOrder(deps.db, orderId))?.status === 'published'
}
