import { toWireAmount } from '#contract/codec/amounts.ts'
import type { shipping } from '#contract/shipping.ts'
import type { Rate } from '#domain/shipping/rating/rate.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { estimateShipping } from './estimate.ts'
import { quoteShipping, readQuotedProducts, shippableLines, type ShippingDeps } from './steps.ts'

export const shippingHandlers: Handlers<typeof shipping, ShippingDeps> = {
  async 'POST /svc_shipping/shipping/rates/get'({ site, scope, body, refuse, now }, deps) {
    const { storeId, items, shippingAddress, allowSplit } = body
    const lines = (await readQuotedProducts(deps.db, scope, { storeId, items, refuse, now })).flatMap(shippableLines)
    const quote = await quoteShipping(deps, site, lines, shippingAddress, undefined, now)
    if (!('problem' in quote)) {
      const { rates, split, transactionId } = quote
      return { rates: rates.map(wireRate), split: allowSplit ? split.map(wireRate) : [], transactionId }
    }
    const none = { rates: [], split: [], transactionId: null }
    if (quote.problem === 'no_rates') return { ...none, error: { code: 'no_rates' as const } }
    const unknown = new Set(quote.itemIds)
    const skus = lines.flatMap(({ itemId, sku }) => (unknown.has(itemId) ? [sku] : []))
    return { ...none, error: { code: 'weight_unknown' as const, skus } }
  },
  async 'GET /svc_shipping/pickup'({ site }, { shippingTables }) {
    const { pickupLocations } = await shippingTables()
    return (pickupLocations[site] ?? []).map(({ name, city }) => ({ name, city }))
  },
  'POST /svc_shipping/estimate': ({ scope, body, refuse, now }, deps) =>
    estimateShipping(deps, scope, body, { refuse, now }),
}

function wireRate({ shippingCode, rate, carrier, label, packageNumber, days }: Rate) {
  const displayed: [number, number] | null = days && [...days]
  return {
    shippingCode,
    rate: toWireAmount(rate),
    carrier,
    label,
    packageNumber,
    ...(displayed && { days: displayed }),
  }
}
