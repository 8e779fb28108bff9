import { toMinor, toWireAmount } from '#contract/codec/amounts.ts'
import type { tax } from '#contract/tax.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { readQuotedProducts } from '#services/shipping/steps.ts'
import { quoteTaxForOrder, tariffCodeOf, type TaxDeps } from './steps.ts'

export const taxHandlers: Handlers<typeof tax, TaxDeps & { db: QueryRunner }> = {
  async 'POST /svc_tax/tax/rates/fetch'({ site, scope, body, refuse, now }, deps) {
    const { storeId, items, shippingAddress, shippingAmount, vatNumber } = body
    const things = await readQuotedProducts(deps.db, scope, { storeId, items, refuse, now })
    const parts = things.flatMap(({ itemId, qty, parts }) =>
      parts.map(({ offer, unit, qty: each }) => ({ itemId, offer, unit, qty: qty * each })),
    )
    const lines = parts.map(({ itemId, offer, qty, unit }, index) => ({
      id: `${itemId}/${index}`,
      class: offer.taxClass,
      tariffCode: tariffCodeOf(offer),
      qty,
      unit,
      discount: 0,
    }))
    const order = {
      shipTo: shippingAddress,
      lines,
      discount: 0,
      shipping: toMinor(shippingAmount),
      vatNumber: vatNumber || shippingAddress.vatNumber,
    }
    const { quote, checked } = await quoteTaxForOrder(deps, site, order, now)
    const vatResponse = { valid: checked?.valid ?? null }
    if ('problem' in quote) {
      return { shipping: { taxAmount: 0 }, summary: [], vatResponse, error: { code: quote.problem } }
    }
    return {
      totalTaxAmount: toWireAmount(quote.tax),
      ...(quote.tariff > 0 && { tariffAmount: toWireAmount(quote.tariff) }),
      shipping: { taxAmount: toWireAmount(quote.shipping.tax) },
      summary: quote.summary.map(({ label, tax }) => ({ label, taxAmount: toWireAmount(tax) })),
      vatResponse,
    }
  },
}
