import type { analytics } from '#contract/analytics.ts'
import { itemMetadata } from '#domain/analytics/item-metadata.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { readOrder } from '#services/orders/steps.ts'
import { conversionOf } from './conversions/conversion-of.ts'
import { orderFacts } from './conversions/order-facts.ts'
import { readItems } from './items/read-items.ts'
import { readPurchases } from './repository.ts'

interface AnalyticsDeps {
  db: QueryRunner
  /** Reads the catalog, possibly from a replica. */
  shared: QueryRunner
  siteUrls: Readonly<Record<Site, string>>
}

export const analyticsHandlers: Handlers<typeof analytics, AnalyticsDeps> = {
  async 'GET /svc_ssr/analytics/items'({ site, query, now, tag }, { shared }) {
    const items = await readItems(shared, site, [...new Set(query.ids)], now)
    for (const { product } of items) tag(`${site}:product:${product.id}`)
    return {
      items: items.map(({ id, facts }) => {
        const { flags, categories, ...item } = itemMetadata(facts)
        return { id, productId: facts.productId, item: { ...item, flags: [...flags], categories: [...categories] } }
      }),
    }
  },

  async 'GET /svc_ssr/analytics/conversions'({ site, query, now }, { db, siteUrls }) {
    const { destination, after, limit } = query
    const purchases = await readPurchases(db, { site, destination, after, limit, now })
    const conversions = []
    for (const purchase of purchases) {
      const order = await readOrder(db, purchase.orderId)
      if (!order) continue
      const facts = await orderFacts(db, order)
      const payload = conversionOf(destination, { order, facts, purchase, shopUrl: siteUrls[site] })
      if (payload) conversions.push({ number: purchase.number, at: purchase.at, payload })
    }
    return { conversions, last: purchases.at(-1)?.number ?? after }
  },
}
