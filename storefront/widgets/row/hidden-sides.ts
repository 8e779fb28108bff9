type Row = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>

/** Returns the sides on which a scrolling row hides items. Positions may be fractions of a pixel. */
export function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: Row): { before: boolean; after: boolean } {
  return { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 }
}

/** Returns the number of pixels that a button scrolls: most of the row's width, so that one item stays in view. */
export function scrollStep({ clientWidth }: Pick<Row, 'clientWidth'>): number {
  return Math.round(clientWidth * 0.8)
}
