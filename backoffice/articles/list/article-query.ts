import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

type ArticleQuery = CallInput<Store, 'GET /svc_admin/articles'>['query']
export const articleStates = ['all', 'published', 'draft', 'scheduled', 'deleted'] as const
const maxSearch = 100

/** Builds the article list query from the URL filters. Ignores unknown values. */
export function articleQuery(params: URLSearchParams) {
  const q = (params.get('q') ?? '').trim().slice(0, maxSearch)
  const category = params.get('category') ?? ''
  return {
    state: stateOf(params),
    ...(q !== '' && { q }),
    ...(/^[1-9]\d{0,5}$/.test(category) && { category }),
  } satisfies ArticleQuery
}

/** Returns the state filter in the URL. */
export function stateOf(params: URLSearchParams): (typeof articleStates)[number] {
  return articleStates.find((each) => each === params.get('state')) ?? 'all'
}
