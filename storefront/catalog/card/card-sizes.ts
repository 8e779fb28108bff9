/** The `sizes` attribute for a card picture in a list with filters. */
export const cardSizes = '(min-width: 90rem) 18vw, (min-width: 64rem) 25vw, (min-width: 48rem) 31vw, 46vw'

/** The `sizes` attribute for a product's large picture. */
export const gallerySizes = '(min-width: 64rem) 58vw, (min-width: 48rem) 50vw, 92vw'
