/** The place of a card's picture in a list beside its filters. */
export const cardSizes = '(min-width: 90rem) 18vw, (min-width: 64rem) 25vw, (min-width: 48rem) 31vw, 46vw'

/** The place of the large picture of a product. */
export const gallerySizes = '(min-width: 64rem) 58vw, 92vw'
