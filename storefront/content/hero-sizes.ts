/** The `sizes` of a page's opening picture, which is higher than its own ratio on wide screens. */
export const heroSizes = '(min-width: 64rem) 72vw, 100vw'
