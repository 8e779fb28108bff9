/** The `sizes` of a page's opening picture. */
export const heroSizes = '100vw'
