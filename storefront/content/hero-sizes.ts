/** The place of the picture that opens a page. */
export const heroSizes = '100vw'
