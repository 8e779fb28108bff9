import type { SearchHit } from './use-find.ts'

/** A palette result: the page that it opens, or the action that it starts. */
export interface PaletteEntry {
  id: string
  group: SearchHit['type'] | 'page' | 'action'
  title: string
  detail: string
  to?: string
  action?: string
}

const pages = { order: '/orders', customer: '/customers', product: '/products' } as const

/** Returns the link for a hit: an order, a customer, or a product. */
export function entryForHit({ type, id, title, detail, site }: SearchHit): PaletteEntry {
  const where = site === null ? detail : `${detail} · ${site}`
  return { id: `${type}-${id}`, group: type, title, detail: where, to: `${pages[type]}/${id}` }
}

/** Returns the entries with titles that contain all typed words. */
export function filterEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = typed.toLowerCase().split(/\s+/)
  return entries.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
}
