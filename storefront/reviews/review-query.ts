/** The orders of reviews, as the address names them; the first is what a page has when its address names none. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const

/** Which of a product's reviews its page's address asks for. */
export interface ReviewQuery {
  page: number
  sort: (typeof reviewSorts)[number]
  /** Only reviews of so many stars. */
  stars: number | null
}

/** They begin alike: routes/entity.tsx loads the page again when one of them changes. */
const names = { page: 'reviews', sort: 'reviews_by', stars: 'reviews_stars' } as const
export const reviewParameters: readonly string[] = Object.values(names)

/** Reads a product page's address; what is malformed counts as not said. */
export function readReviewQuery(params: URLSearchParams): ReviewQuery {
  const page = params.get(names.page) ?? ''
  const stars = params.get(names.stars) ?? ''
  return {
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    sort: reviewSorts.find((sort) => sort === params.get(names.sort)) ?? 'newest',
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
  }
}

/** The address of other reviews of the same product, with the choices that its address names. */
export function reviewAddress(path: string, params: URLSearchParams, { page, sort, stars }: ReviewQuery): string {
  const kept = [...params].filter(([name]) => !reviewParameters.includes(name) && name !== 'problem')
  const asked: [string, string][] = [
    ...(sort === 'newest' ? [] : [[names.sort, sort] as [string, string]]),
    ...(stars === null ? [] : [[names.stars, String(stars)] as [string, string]]),
    ...(page === 1 ? [] : [[names.page, String(page)] as [string, string]]),
  ]
  const query = new URLSearchParams([...kept, ...asked]).toString()
  return `${path}${query && `?${query}`}#reviews`
}
