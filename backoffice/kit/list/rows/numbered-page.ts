import type { ListPage } from '../use-pages.ts'

/** Returns a page of a numbered list, with the next page number as its cursor. */
export function numberedPage<Row>(
  rows: readonly Row[],
  { page, size, total }: { page: number; size: number; total: number },
): ListPage<Row> {
  return { rows, next: page * size < total ? String(page + 1) : null }
}
