/** Widget ids of the recommendation wire [SEARCH-404, SEARCH-405, SEARCH-406]. */
export const recommendationWidgets = { forYou: 'rfkid_32', similar: 'rfkid_31', cart: 'rfkid_4' } as const

/** Widget of category lists, whose recommendations are the category's featured products [SEARCH-402, SEARCH-407]. */
export const categoryWidget = 'rfkid_10'
export type RecommendationKind = keyof typeof recommendationWidgets

/** [SEARCH-409] */
export const recommendationPageSize = 12

/** Returns the recommendation kind for a widget, or null for search and lists. */
export function recommendationKind(rfkid: string): RecommendationKind | null {
  const kinds = Object.keys(recommendationWidgets) as RecommendationKind[]
  return kinds.find((kind) => recommendationWidgets[kind] === rfkid) ?? null
}
