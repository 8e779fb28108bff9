import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { Site } from '#domain/sites.ts'

type Query = CallInput<Store, 'GET /svc_content/pages'>['query']

export const documentKinds = ['page', 'block', 'part'] as const satisfies readonly Query['kind'][]
export const pageStates = ['published', 'draft', 'scheduled'] as const satisfies readonly Query['state'][]

const maxSearch = 100

/** Builds the page list query from the URL filters. Ignores unknown values. */
export function pageQuery(site: Site, params: URLSearchParams): Query {
  const q = (params.get('q') ?? '').trim().slice(0, maxSearch)
  const state = pageStates.find((each) => each === params.get('show'))
  return { site, kind: kindOf(params), ...(q !== '' && { q }), ...(state && { state }) }
}

/** Returns the document kind in the URL. */
export function kindOf(params: URLSearchParams): (typeof documentKinds)[number] {
  return documentKinds.find((each) => each === params.get('state')) ?? 'page'
}
