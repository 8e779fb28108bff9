import type { Hit } from './use-find.ts'

/** A result of the palette: where it leads, or which action it starts. */
export interface PaletteEntry {
  id: string
  group: Hit['type'] | 'page' | 'action'
  title: string
  detail: string
  to?: string
  /** A page of the shop, in a new tab. */
  href?: string
  action?: string
}

/** Returns where a hit leads: to an order, a customer, or a search of the shop. */
export function entryOfHit({ type, id, title, detail, site }: Hit, shopUrl: string | undefined): PaletteEntry {
  const base = { id: `${type}-${id}`, group: type, title, detail: site === null ? detail : `${detail} · ${site}` }
  if (type === 'order') return { ...base, to: `/orders/${id}` }
  if (type === 'customer') return { ...base, to: `/customers/${id}` }
  return { ...base, ...(shopUrl !== undefined && { href: `${shopUrl}/search?q=${encodeURIComponent(title)}` }) }
}

/** Returns the entries whose title has every typed word. */
export function matching(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = typed.toLowerCase().split(/\s+/)
  return entries.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
}
