import type { Transaction } from '#platform/database.ts'
import { readPrintCatalog } from '#services/print-catalog/repository.ts'
import { publishPrintCatalog } from '#services/print-catalog/steps.ts'

const seasons = ['Winter', 'Spring', 'Summer', 'Fall'] as const

/** Creates the first print catalog, once, and names it after the season and year of `now`. */
export async function addDemoPrintCatalog(tx: Transaction, now: number): Promise<void> {
  if (await readPrintCatalog(tx, 'USA')) return
  const day = new Date(now)
  // December is part of the next year's winter.
  const month = (day.getUTCMonth() + 1) % 12
  const year = day.getUTCFullYear() + (month === 0 ? 1 : 0)
  await publishPrintCatalog(tx, 'USA', { title: `${seasons[Math.floor(month / 3)]} ${year}`, now, key: 'demo' })
}
