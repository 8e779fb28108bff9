import { systemClock } from '#platform/clock.ts'
import type { Settings } from '#platform/settings/settings.ts'
import type { TaxEngine } from '#platform/tax/engine.ts'
import { taxJarEngine } from '#platform/tax/taxjar.ts'
import { askedOnce } from '#services/tax/ask-engine.ts'
import { tracedTax } from './tracing-decorators.ts'

/** Who is asked for sales tax of the United States by the settings; null: our own tables say it. */
export function openTaxEngine(
  { taxJar }: Pick<Settings, 'taxJar'>,
  report: (error: unknown) => void,
  now = systemClock,
): TaxEngine | null {
  if (!taxJar) return null
  return askedOnce(tracedTax(taxJarEngine({ ...taxJar, now, report })), now, report)
}
