import type { Reply } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { isEmail } from '#domain/address/email.ts'
import { regionsOfSite } from '#domain/countries/regions.ts'
import { eventTypes } from '#domain/registry/registry.ts'
import { siteSettings } from '#domain/sites.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../texts.ts'

type Results = Reply<Store, 'GET /svc_registry/search'>
export interface SearchView {
  /** A name, a complete email address, or a code. */
  q: string
  event: string
  region: string
  month: string
  regions: readonly { code: string; name: string }[]
  results: Results | null
  problem: 'short' | 'too_much' | null
}

/** Searches public registries for the text in the query [REGISTRY-002]. */
export async function loadSearch(context: PageContext, { url }: PageArguments): Promise<PageData<SearchView>> {
  const { shop } = context
  const text = (parameter: string, longest: number) => (url.searchParams.get(parameter) ?? '').trim().slice(0, longest)
  // Links from before the single search field have a name or a key.
  const field = ['q', 'key', 'name'].find((name) => (url.searchParams.get(name) ?? '').trim() !== '') ?? 'q'
  const isSearched = ['q', 'key', 'name'].some((name) => url.searchParams.has(name))
  const view: SearchView = {
    q: text(field, 320),
    event: eventTypes.find((each) => each === text('event', 20)) ?? '',
    region: text('region', 80),
    month: /^\d{4}-\d{2}$/.exec(text('month', 7))?.[0] ?? '',
    regions: regionsOfSite(shop.site, siteSettings[shop.site].homeCountry).map(({ code, name }) => ({ code, name })),
    results: null,
    problem: null,
  }
  return {
    head: { title: textsOf(shop.language, 'registry').searchTitle },
    view: isSearched ? { ...view, ...(await found(context, view, text('page', 3))) } : view,
  }
}

async function found({ call }: PageContext, view: SearchView, page: string): Promise<Partial<SearchView>> {
  const { q, region, month } = view
  const isMail = q.includes('@')
  if (isMail ? !isEmail(q) : q.length < 2) return { problem: 'short' }
  const eventType = eventTypes.find((each) => each === view.event)
  const query = {
    // Each call counts toward the search limit, so one call finds names and codes.
    ...(isMail ? { email: q } : { name: q.slice(0, 80) }),
    ...(eventType && { eventType }),
    ...(region !== '' && { region }),
    ...(month !== '' && { month }),
    page: /^[1-9]\d{0,2}$/.exec(page)?.[0] ?? '1',
  }
  try {
    return { results: await call('GET /svc_registry/search', { query }) }
  } catch (error) {
    if (isRefusalError(error) && error.code === 'too_many_requests') return { problem: 'too_much' }
    if (isRefusalError(error) && error.code === 'invalid_request') return { problem: 'short' }
    throw error
  }
}
