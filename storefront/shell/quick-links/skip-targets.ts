/** Parts of a page that skip links lead to, by the id of their element, in the order of the page [UI-002, UI-011]. */
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

/** Returns the skip targets that a page's markup contains [UI-002]. */
export function findSkipTargets(markup: string): SkipTarget[] {
  return skipTargets.filter((id) => markup.includes(` id="${id}"`))
}
