/** Sort orders by their URL names. The first one is the default. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const

export interface ReviewQuery {
  page: number
  sort: (typeof reviewSorts)[number]
  stars: number | null
}

/** The shared prefix matters: routes/entity.tsx reloads the page when a parameter with this prefix changes. */
const names = { page: 'reviews', sort: 'reviews_by', stars: 'reviews_stars' } as const
export const reviewParameters: readonly string[] = Object.values(names)

/** Parses the review query and ignores malformed values. */
export function readReviewQuery(params: URLSearchParams): ReviewQuery {
  const page = params.get(names.page) ?? ''
  const stars = params.get(names.stars) ?? ''
  return {
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    sort: reviewSorts.find((sort) => sort === params.get(names.sort)) ?? 'newest',
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
  }
}

/** Returns the URL of a review page, preserving the product's selection. */
export function reviewPageUrl(path: string, params: URLSearchParams, { page, sort, stars }: ReviewQuery): string {
  const otherParams = [...params].filter(([name]) => !reviewParameters.includes(name) && name !== 'problem')
  const reviewParams: [string, string][] = [
    ...(sort === 'newest' ? [] : [[names.sort, sort] as [string, string]]),
    ...(stars === null ? [] : [[names.stars, String(stars)] as [string, string]]),
    ...(page === 1 ? [] : [[names.page, String(page)] as [string, string]]),
  ]
  const query = new URLSearchParams([...otherParams, ...reviewParams]).toString()
  return `${path}${query && `?${query}`}#reviews`
}
