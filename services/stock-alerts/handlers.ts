import type { z } from 'zod'
import type { stockAlerts, WireStockAlert } from '#contract/stock-alerts.ts'
import { isEmail } from '#domain/address/email.ts'
import { productLink } from '#domain/catalog/product-link.ts'
import type { Site } from '#domain/sites.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import { currentLocale } from '#platform/request-context.ts'
import { inventoryOf, readSellables } from '#services/catalog/steps.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { lockCustomer, readCustomer } from '#services/sessions/steps.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import { addStockAlert, countStockAlerts, readStockAlerts, removeStockAlert, type StockAlertRow } from './repository.ts'

type Wire = z.output<typeof WireStockAlert>

/** Maximum number of open alerts per customer, and of emails per day [BIN-411]. */
const maxAlerts = 50

export const stockAlertHandlers: Handlers<typeof stockAlerts, { db: Database }> = {
  async 'GET /svc_bin/bin'({ site, scope, now }, { db }) {
    return wireStockAlerts(db, { site, now }, await readStockAlerts(db, scope))
  },

  async 'POST /svc_bin/bin'(received, { db }) {
    const { site, scope, body, refuse, now } = received
    const { product_id: productId, parent_id: parentId } = body
    const email = (body.email ?? (await readCustomer(db, scope.customerId!))!.email).trim()
    if (!isEmail(email)) throw refuse('invalid_email')
    if (!(await readSellables(db, site, [productId], now)).has(productId))
      throw refuse('product_not_found', { productId })
    return writeOnce<Wire>(db, received, async (tx) => {
      await lockCustomer(tx, scope.customerId!)
      const find = async () => (await readStockAlerts(tx, scope)).filter((alert) => isOf(alert, productId, email))
      if ((await find()).length === 0) {
        if ((await countStockAlerts(tx, scope)) >= maxAlerts) throw refuse('bin_limit', { most: maxAlerts })
        await addStockAlert(tx, scope, { productId, parentId, email, locale: currentLocale() ?? null })
      }
      const [wire] = await wireStockAlerts(tx, { site, now }, await find())
      return wire!
    })
  },

  async 'DELETE /svc_bin/bin/{id}'(received, { db }) {
    const { scope, params, refuse } = received
    return writeOnce(db, received, async (tx) => {
      if (!(await removeStockAlert(tx, scope, params.id))) throw refuse('bin_not_found')
      return null
    })
  },
}

function isOf(alert: StockAlertRow, productId: number, email: string): boolean {
  return alert.productId === productId && alert.email.toLowerCase() === email.toLowerCase()
}

async function wireStockAlerts(
  db: QueryRunner,
  { site, now }: { site: Site; now: number },
  rows: readonly StockAlertRow[],
): Promise<Wire[]> {
  const ids = rows.map(({ productId }) => productId)
  const offers = await readSellables(db, site, ids, now)
  return rows.map(({ id, productId, parentId, email, createdAt }) => {
    const offer = offers.get(productId)
    return {
      id,
      product_id: productId,
      parent_id: parentId,
      email,
      createdAt,
      product: offer
        ? {
            name: offer.name,
            choice: offer.choice.join(', '),
            url: productLink(offer, { children: [], metadata: {} }),
            picture: offer.picture,
            inventory: inventoryOf(offer.stock),
          }
        : null,
    }
  })
}
