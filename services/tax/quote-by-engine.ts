import { createHash } from 'node:crypto'
import { isConsistentTax, taxEngineLines, quoteFromEngine } from '#domain/tax/engine-quote.ts'
import { quoteTax, type TaxInput, type TaxProblem, type TaxQuote } from '#domain/tax/quote.ts'
import type { TaxPlace } from '#domain/tax/rates.ts'
import type { TaxTables } from '#domain/tax/table.ts'
import type { TaxedOrder, TaxResult, TaxEngine } from '#platform/tax/engine.ts'

export interface TaxAddress extends TaxPlace {
  city?: string
  street?: readonly string[]
}

/**
 * Returns the tax for an order. If an engine fails, the tax is unknown: it is not zero, and our own tables are not used
 * instead [TAX-002, TAX-233].
 */
export async function quoteByEngine(
  engine: TaxEngine | null,
  input: TaxInput & { shipTo: TaxAddress },
  tables: TaxTables,
): Promise<TaxQuote | TaxProblem> {
  const lines = engine && taxEngineLines(input, tables)
  if (!lines) return quoteTax(input, tables)
  const { date, shipTo, shipping, isExempt } = input
  const { countryId, region, postcode, city = '', street = [] } = shipTo
  const place = { countryId, region, postcode, city, street: street[0] ?? '' }
  const result = await engine.quote({ date, shipTo: place, lines, shipping, isExempt })
  if (result.state === 'no_place') return { problem: 'tax_zone_missing', class: lines[0]?.kind ?? 'goods' }
  if (result.state === 'unknown') return { problem: 'tax_unknown' }
  return quoteFromEngine(input, result, tables)
}

const keepMs = 60_000
const maxCached = 1_000

/**
 * Caches an engine's responses for a minute, by order and day, and validates each response before use. Failures are not
 * cached.
 */
export function cachedTaxEngine(engine: TaxEngine, now: () => number, report: (error: Error) => void): TaxEngine {
  const cached = new Map<string, { until: number; result: Promise<TaxResult> }>()
  const fetchTax = async (order: TaxedOrder): Promise<TaxResult> => {
    const result = await engine.quote(order)
    if (result.state !== 'answered' || isConsistentTax(order.lines, order.shipping, result)) return result
    report(new Error('The tax engine returned amounts that do not add up'))
    return { state: 'unknown' }
  }
  return {
    quote: async (order) => {
      const key = createHash('sha256').update(JSON.stringify(order)).digest('base64url')
      const found = cached.get(key)
      if (found && found.until > now()) return found.result
      const result = fetchTax(order)
      cached.delete(key)
      cached.set(key, { until: now() + keepMs, result })
      for (const [oldest] of cached) {
        if (cached.size <= maxCached) break
        cached.delete(oldest)
      }
      const { state } = await result
      if (state !== 'answered' && cached.get(key)?.result === result) cached.delete(key)
      return result
    },
  }
}
