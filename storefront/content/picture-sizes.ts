/**
 * The `sizes` attribute for a picture as wide as the page. Phones have at most 3 pixels per CSS pixel, so with 26.75rem
 * they never load more than 1284 px.
 */
export const pageWidthSizes = '(min-width: 48rem) 100vw, min(100vw, 26.75rem)'

/** The `sizes` attribute for a page's opening picture, which is taller than its natural ratio on wide screens. */
export const heroSizes = `(min-width: 64rem) 72vw, ${pageWidthSizes}`
