/** The `sizes` attribute for a page's opening picture, which is taller than its natural ratio on wide screens. */
export const heroSizes = '(min-width: 64rem) 72vw, 100vw'
