import type { Site } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { createExport, type ExportKind } from './repository.ts'

// What other areas may ask of fulfilment.

/** Has the warehouse told of an order of which something travels; of any other there is nothing to pack. */
export async function tellWarehouse(
  tx: Transaction,
  { id, site, document }: { id: string; site: Site; document: { pieces?: readonly unknown[] } },
  kind: ExportKind,
) {
  if ((document.pieces ?? []).length > 0) await createExport(tx, id, site, kind)
}
