interface Codes {
  /** Attribute codes of the chosen filters, in display order. */
  facets: readonly string[]
  /** Attribute codes that can be filters. */
  attributes: readonly string[]
}

/** Returns the filters to list: the chosen ones in display order, then the other attributes. */
export function listedFilters({ facets, attributes }: Codes): string[] {
  return [...facets, ...attributes.filter((code) => !facets.includes(code))]
}

/** Adds a filter as the last one, or removes it. */
export function toggleFilter(facets: readonly string[], code: string): string[] {
  return facets.includes(code) ? facets.filter((each) => each !== code) : [...facets, code]
}

/** Moves a filter by a number of places. A move beyond the ends changes nothing. */
export function moveFilter(facets: readonly string[], code: string, by: -1 | 1): readonly string[] {
  const from = facets.indexOf(code)
  const to = from + by
  if (from < 0 || to < 0 || to >= facets.length) return facets
  return facets.toSpliced(from, 1).toSpliced(to, 0, code)
}

/** Returns an attribute's name for staff, such as 'Plate weight' for the code plate_weight. */
export function filterName(code: string): string {
  const words = code.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
