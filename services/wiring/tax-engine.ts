import { systemClock } from '#platform/clock.ts'
import type { Settings } from '#platform/settings/settings.ts'
import type { TaxEngine } from '#platform/tax/engine.ts'
import { taxJarEngine } from '#platform/tax/taxjar.ts'
import { cachedTaxEngine } from '#services/tax/quote-by-engine.ts'
import { tracedTax } from './tracing-decorators.ts'

/** Opens the configured engine for US sales tax, or returns null to use our own tables. */
export function openTaxEngine(
  { taxJar }: Pick<Settings, 'taxJar'>,
  report: (error: unknown) => void,
  now = systemClock,
): TaxEngine | null {
  if (!taxJar) return null
  return cachedTaxEngine(tracedTax(taxJarEngine({ ...taxJar, now, report })), now, report)
}
