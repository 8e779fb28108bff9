import type { Reply } from '#contract/kernel/call.ts'
import { isRefused } from '#contract/kernel/refused.ts'
import type { Store } from '#contract/store.ts'
import { isEmail } from '#domain/address/email.ts'
import { regionsOfSite } from '#domain/countries/regions.ts'
import { eventTypes } from '#domain/registry/registry.ts'
import { siteSettings } from '#domain/sites.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../texts.ts'

type Results = Reply<Store, 'GET /svc_registry/search'>
export interface SearchView {
  name: string
  /** A complete email address or a code. */
  key: string
  event: string
  region: string
  month: string
  regions: readonly { code: string; name: string }[]
  results: Results | null
  problem: 'short' | 'too_much' | null
}

/** Searches public registries by the query [REGISTRY-002]. */
export async function loadSearch(context: PageContext, { url }: PageArguments): Promise<PageData<SearchView>> {
  const { shop } = context
  const text = (parameter: string, longest: number) => (url.searchParams.get(parameter) ?? '').trim().slice(0, longest)
  const view: SearchView = {
    name: text('name', 80),
    key: text('key', 320),
    event: eventTypes.find((each) => each === text('event', 20)) ?? '',
    region: text('region', 80),
    month: /^\d{4}-\d{2}$/.exec(text('month', 7))?.[0] ?? '',
    regions: regionsOfSite(shop.site, siteSettings[shop.site].homeCountry).map(({ code, name }) => ({ code, name })),
    results: null,
    problem: null,
  }
  const isSearched = url.searchParams.has('name') || url.searchParams.has('key')
  return {
    head: { title: textsOf(shop.language, 'registry').searchTitle },
    view: isSearched ? { ...view, ...(await found(context, view, text('page', 3))) } : view,
  }
}

async function found({ call }: PageContext, view: SearchView, page: string): Promise<Partial<SearchView>> {
  const { name, key, region, month } = view
  const isMail = key.includes('@')
  if (name.length < 2 && (isMail ? !isEmail(key) : key === '')) return { problem: 'short' }
  const eventType = eventTypes.find((each) => each === view.event)
  try {
    const results = await call('GET /svc_registry/search', {
      query: {
        ...(name.length > 1 && { name }),
        ...(key !== '' && (isMail ? { email: key } : { code: key.slice(0, 20) })),
        ...(eventType && { eventType }),
        ...(region !== '' && { region }),
        ...(month !== '' && { month }),
        page: /^[1-9]\d{0,2}$/.exec(page)?.[0] ?? '1',
      },
    })
    return { results }
  } catch (error) {
    if (isRefused(error) && error.code === 'too_many_requests') return { problem: 'too_much' }
    if (isRefused(error) && error.code === 'invalid_request') return { problem: 'short' }
    throw error
  }
}
