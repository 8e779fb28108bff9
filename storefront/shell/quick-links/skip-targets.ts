/** Ids of the skip link targets, in page order [UI-002, UI-011]. */
export const skipTargets = [
  'main',
  'filters',
  'products',
  'gallery',
  'buy',
  'add-to-cart',
  'reviews',
  'items',
  'summary',
  'step',
  'article',
  'footer',
] as const
export type SkipTarget = (typeof skipTargets)[number]

/** Returns the ids in a page's markup in one pass, because list pages have long markup. */
export function idsIn(markup: string): Set<string> {
  return new Set(Array.from(markup.matchAll(/ id="([\w-]+)"/g), ([, id]) => id!))
}

/** Returns the skip targets that a page has [UI-002]. */
export function findSkipTargets(ids: ReadonlySet<string>): SkipTarget[] {
  return skipTargets.filter((id) => ids.has(id))
}
