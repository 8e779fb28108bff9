import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import type { PageMiss } from '#domain/routes/page-miss.ts'
import { type Site, sites } from '#domain/sites.ts'
import { createPageCache } from '#platform/page-cache/page-cache.ts'
import { buildStorefront } from '#storefront/build/build.ts'
import { createPageHandler } from './page-handler.ts'
import type { PageCaller, PageHandlerInput } from './page-handler-input.ts'

// Some services return empty responses or fail, but the layout must still render.
const nothing = { entityType: null, entityId: null, redirectTarget: null, redirectType: null, related: [] }
const plates = { label: 'Plates', url: '/plates' }
const headerForTests = {
  departments: [{ name: 'Plates', url: '/plates' }],
  menu: [{ ...plates, groups: [{ label: 'Bumper plates', url: '/bumper-plates', links: [] }], promo: null }],
  links: [{ ...plates, badge: null }],
  until: null,
}
const redirect = null as { to: string; type: number | null } | null
const services = {
  areDown: false,
  isLookupBroken: false,
  isPartDown: false,
  isSaved: true,
  isSessionOver: false,
  redirect,
  drawer: null as object | null,
  strip: null as object | null,
  header: headerForTests as object,
  posts: [] as object[],
  contentPage: null as object | null,
  /** If true, searches have no results. Otherwise, search is down. */
  isSearchEmpty: false,
  hasSearchDefect: false,
}
const callers: PageCaller[] = []
const defects: unknown[] = []
const misses: (PageMiss & { site: Site })[] = []
const searches: (readonly [site: Site, language: string, phrase: string])[] = []

const nothingFound = {
  total_item: 0,
  total_page: 0,
  page_number: 1,
  n_item: 0,
  content: { product: { value: [], total_item: 0, n_item: 0 } },
  facet: {},
  facet_names: [],
  suggestion: { keyphrase: [], category: [], trending_category: [] },
  sort: { choices: [] },
}

const respond = async (name: string, input: { query?: Record<string, unknown> } = {}): Promise<unknown> => {
  if (services.isSessionOver && /session|cart/.test(name)) {
    services.isSessionOver = false
    throw new RefusalError(401, 'TOKEN_EXPIRED')
  }
  if (services.isLookupBroken && name === 'GET /svc_route/route') throw new RefusalError(500, 'internal_error')
  if (services.areDown || (services.isPartDown && /tree|header|posts|drawer/.test(name)))
    throw new RefusalError(503, 'service_unavailable')
  if (name === 'GET /svc_content/cms/page/{id}') {
    if (services.contentPage) return services.contentPage
    throw new RefusalError(404, 'page_not_found')
  }
  if (name === 'GET /svc_content/cms/preview') {
    if (services.contentPage && input.query?.['token'] === 'valid') return services.contentPage
    throw new RefusalError(404, 'preview_not_found')
  }
  if (name === 'GET /svc_rma/orders') throw new RefusalError(404, 'returns_not_offered')
  if (name === 'GET /svc_list/shared/{urlKey}') throw new RefusalError(404, 'list_not_found')
  if (name === 'GET /svc_registry/shared/{urlKey}') throw new RefusalError(404, 'registry_not_found')
  if (name === 'GET /svc_content/cms/strip') return { bar: services.strip, until: null }
  if (name === 'GET /svc_content/cms/header') return services.header
  if (name === 'GET /svc_content/cms/drawer') return services.drawer
  if (name === 'GET /svc_content/catalog/tree')
    return [{ categoryId: 1, name: 'Plates', url: '/plates', picture: null, children: [] }]
  if (name === 'GET /svc_route/route') {
    const { redirect, contentPage } = services
    if (contentPage) return { ...nothing, entityType: 'cms', entityId: 1 }
    return redirect ? { ...nothing, redirectTarget: redirect.to, redirectType: redirect.type } : nothing
  }
  if (name === 'GET /theindex/wp-json/wp/v2/posts') return services.posts
  if (name === 'GET /theindex/wp-json/wp/v2/tags') return []
  if (name === 'POST /api/search-rec/3' && !services.hasSearchDefect) {
    if (services.isSearchEmpty) return nothingFound
    throw new RefusalError(503, 'service_unavailable')
  }
  if (name === 'GET /svc_content/issue') return null
  if (name === 'GET /svc_story/stories') return { stories: [], pages: 0 }
  if (name === 'GET /svc_list/cart') return null
  if (name === 'GET /svc_session/session') return { cg: 0, groupId: 0, exp: 0 }
  if (name === 'GET /svc_list/lists') return []
  if (name === 'POST /svc_ssr/newsletters/subscribe') return { success: services.isSaved }
  throw new Error(`a defect in ${name}`)
}

interface PageRequest {
  method?: string
  headers?: Record<string, string>
  body?: string
}
interface PageResponse {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Serves the pages of six sites over HTTP, with services controlled by the test. */
export async function startPages({
  brandSlug,
  mediaCdn,
  look,
  debug,
  video,
  tags,
  destinations,
  editorOrigin,
}: Pick<
  PageHandlerInput,
  'brandSlug' | 'mediaCdn' | 'look' | 'debug' | 'video' | 'tags' | 'destinations' | 'editorOrigin'
> = {}) {
  const { folder } = await buildStorefront()
  const handler = await createPageHandler({
    dist: folder,
    brand: 'Ironwright',
    brandSlug,
    mediaCdn,
    ...(look && { look }),
    ...(debug && { debug }),
    ...(video && { video }),
    ...(tags && { tags }),
    ...(destinations && { destinations }),
    editorOrigin,
    openSites: sites.filter((site) => site !== 'APO'),
    siteUrls: Object.fromEntries(sites.map((site) => [site, `https://${site}.shop.example`])) as Record<Site, string>,
    socialLinks: {
      ...(Object.fromEntries(sites.map((site) => [site, []])) as Record<Site, []>),
      USA: [{ label: 'Instagram', path: 'https://www.instagram.com/the-shop' }],
    },
    cardBrands: ['visa', 'mastercard'],
    policy: {
      frameSources: ['https://vault.example'],
      formActions: [],
      imageSources: [],
      scriptSources: [],
      ...(tags && { tagSources: tags.map(({ scriptUrl }) => new URL(scriptUrl).origin) }),
      isHttps: true,
    },
    cache: createPageCache({ maxBytes: 10_000_000, freshFor: 60_000, staleFor: 60_000 }),
    callFor: (caller) => {
      callers.push(caller)
      return { call: respond as StoreCall, setCookies: () => [] }
    },
    taxOf: () => ({ goods: 19, food: 7, ebook: 7 }),
    securityContact: 'mailto:security@shop.example',
    ipOf: ({ headers }) => String(headers['x-ip'] ?? '127.0.0.1'),
    secondsToWait: async (ip) => (ip === '192.0.2.9' ? 42 : 0),
    mayBegin: ({ headers }) => headers['x-ip'] !== '192.0.2.8',
    countMiss: (site, miss) => misses.push({ site, ...miss }),
    countSearch: (...search) => searches.push(search),
    report: (defect) => defects.push(defect),
    warn: (_message, error) => defects.push(error),
    now: () => Date.UTC(2027, 5, 1),
  })
  const server = createServer((request, response) => handler(request, response, request.headers['x-site'] as Site))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  after(() => server.close())
  const fetchPage = (site: Site, path: string, { method = 'GET', headers = {}, body }: PageRequest = {}) =>
    new Promise<PageResponse>((done, fail) => {
      const request = httpRequest(
        { port, host: '127.0.0.1', path, method, headers: { 'x-site': site, ...headers } },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            done({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks).toString() }),
          )
        },
      )
      request.on('error', fail)
      request.end(body)
    })
  return { ask: fetchPage, services, callers, defects, misses, searches }
}
