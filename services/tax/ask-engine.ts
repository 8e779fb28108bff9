import { createHash } from 'node:crypto'
import { isSound, linesToAsk, quoteOfAnswer } from '#domain/tax/answered-quote.ts'
import { quoteTax, type TaxInput, type TaxProblem, type TaxQuote } from '#domain/tax/quote.ts'
import type { TaxPlace } from '#domain/tax/rates.ts'
import type { TaxTables } from '#domain/tax/table.ts'
import type { AskedOrder, TaxAnswer, TaxEngine } from '#platform/tax/engine.ts'

export interface AskedPlace extends TaxPlace {
  city?: string
  street?: readonly string[]
}

/**
 * Returns the tax of an order. If an engine fails, the tax is unknown: neither zero nor by our own tables [TAX-002,
 * TAX-233].
 */
export async function quoteByEngine(
  engine: TaxEngine | null,
  input: TaxInput & { shipTo: AskedPlace },
  tables: TaxTables,
): Promise<TaxQuote | TaxProblem> {
  const lines = engine && linesToAsk(input, tables)
  if (!lines) return quoteTax(input, tables)
  const { date, shipTo, shipping, isExempt } = input
  const { countryId, region, postcode, city = '', street = [] } = shipTo
  const place = { countryId, region, postcode, city, street: street[0] ?? '' }
  const answer = await engine.quote({ date, shipTo: place, lines, shipping, isExempt })
  if (answer.state === 'no_place') return { problem: 'tax_zone_missing', class: lines[0]?.kind ?? 'goods' }
  if (answer.state === 'unknown') return { problem: 'tax_unknown' }
  return quoteOfAnswer(input, answer, tables)
}

const keepMs = 60_000
const maxKept = 1_000

/** Caches an engine's responses for a minute per order and day, and checks each before use. Failures are not cached. */
export function askedOnce(engine: TaxEngine, now: () => number, report: (error: Error) => void): TaxEngine {
  const kept = new Map<string, { until: number; answer: Promise<TaxAnswer> }>()
  const ask = async (order: AskedOrder): Promise<TaxAnswer> => {
    const answer = await engine.quote(order)
    if (answer.state !== 'answered' || isSound(order.lines, order.shipping, answer)) return answer
    report(new Error('The tax engine returned amounts that do not add up'))
    return { state: 'unknown' }
  }
  return {
    quote: async (order) => {
      const key = createHash('sha256').update(JSON.stringify(order)).digest('base64url')
      const found = kept.get(key)
      if (found && found.until > now()) return found.answer
      const answer = ask(order)
      kept.delete(key)
      kept.set(key, { until: now() + keepMs, answer })
      for (const [oldest] of kept) {
        if (kept.size <= maxKept) break
        kept.delete(oldest)
      }
      const { state } = await answer
      if (state !== 'answered' && kept.get(key)?.answer === answer) kept.delete(key)
      return answer
    },
  }
}
