import type { ListPage } from '../use-pages.ts'

/** Returns a page of a numbered list. Its cursor is the next page number. */
export function numberedPage<Row>(
  rows: readonly Row[],
  { page, size, total }: { page: number; size: number; total: number },
): ListPage<Row> {
  return { rows, next: page * size < total ? String(page + 1) : null }
}
