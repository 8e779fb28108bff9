/** The `sizes` attribute for a card picture in a list with filters. */
export const cardSizes = '(min-width: 90rem) 18vw, (min-width: 64rem) 25vw, (min-width: 48rem) 31vw, 46vw'

/** The `sizes` attribute for a product picture as wide as the page. */
export const stripSizes = '(min-width: 48rem) 94vw, min(92vw, 26.75rem)'

/**
 * Media conditions with the width of the product page's square stage in vw. Phones with 3 pixels per CSS pixel load a
 * picture for 2, because it is the largest of the page, and finer detail is hardly visible.
 */
const stageWidths = [
  ['(min-width: 64rem) ', 58],
  ['(min-width: 48rem) ', 50],
  ['(min-resolution: 2.5dppx) ', 59],
  ['', 92],
] as const

/** Returns the `sizes` attribute for a product's large picture. A tall picture is narrower than its square stage. */
export function stageSizes({ width, height }: { width: number; height: number }): string {
  const share = Math.min(1, width / height)
  return stageWidths.map(([condition, vw]) => `${condition}${Math.ceil(vw * share)}vw`).join(', ')
}
