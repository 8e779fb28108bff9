import { layOutPrintCatalog } from '#domain/print-catalog/lay-out.ts'
import type { Site } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { readDepartments } from '#services/catalog/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { type PrintCatalogRow, createPrintCatalog } from './repository.ts'

/** Maximum number of products per department, because a store would not print a thousand pages. */
const maxOfDepartment = 60

/** Returns the tag for pages that show the print catalog. */
export const printCatalogTag = (site: Site) => `${site}:issue`

/** Creates and publishes a print catalog of all products currently on sale, once per key. */
export async function publishPrintCatalog(
  tx: Transaction,
  site: Site,
  { title, now, key }: { title: string; now: number; key: string },
): Promise<PrintCatalogRow> {
  const pages = layOutPrintCatalog(await readDepartments(tx, site, maxOfDepartment))
  const issue = await createPrintCatalog(tx, site, { title, pages, now, key })
  await afterCommit(tx, 'purge', { tags: [printCatalogTag(site)] })
  return issue
}
