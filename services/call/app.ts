import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { openapi } from '#contract/kernel/openapi.ts'
import { servedPaths } from '#contract/served-paths.ts'
import { store } from '#contract/store.ts'
import { overridesCookie, parseOverrides } from '#domain/flags/overrides.ts'
import { acceptedLocale } from '#domain/regions/accepted-locale.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { responseHeaders } from '#platform/response-headers.ts'
import type { Caller } from './identity/caller.ts'
import { cookiesOf } from './identity/cookies.ts'
import { mountRoutes } from './http.ts'
import type { Edge, Route } from './dispatch.ts'

interface AppDeps extends Edge {
  brand: string
  /** Base URL of media files in responses; undefined means the store serves them [UI-417]. */
  mediaCdn?: string | undefined
  clock: () => number
  /** Returns undefined for an unknown host. In the back office, the path specifies the site. */
  siteOf: (context: Context, siteInPath: string | undefined) => Site | undefined
  isBackOffice?: true
  /** Set if visitors may override flags in the debug panel. */
  hasFlagOverrides?: boolean
  isHttps: (site: Site) => boolean
  ipOf: (context: Context) => string
  /** If absent, the visitor's country is unknown. */
  countryOf?: (context: Context) => string | null
  report: (defect: unknown, id: string, requestId: string) => void
}

/** Creates the HTTP app, which serves every call, and the API document at /openapi.json. */
export function createApp(routes: readonly Route[], deps: AppDeps): Hono {
  const app = new Hono()
  const cookiesSet = new WeakMap<Request, () => string[]>()
  app.use(async (context, next) => {
    await next()
    const site = deps.siteOf(context, undefined)
    for (const [name, value] of Object.entries(responseHeaders(site !== undefined && deps.isHttps(site)))) {
      if (!context.res.headers.has(name)) context.header(name, value)
    }
    for (const cookie of cookiesSet.get(context.req.raw)?.() ?? []) {
      context.header('set-cookie', cookie, { append: true })
    }
  })
  const callerOf = (context: Context, siteInPath: string | undefined): Caller | undefined => {
    const site = deps.siteOf(context, siteInPath)
    if (!site || (siteInPath !== undefined && siteInPath.toUpperCase() !== site)) return undefined
    const cookies = cookiesOf(context.req.header('cookie'), deps.isHttps(site))
    cookiesSet.set(context.req.raw, cookies.toSet)
    const accepted = acceptedLocale(site, context.req.header('accept-language'))
    const flagOverrides = deps.hasFlagOverrides ? parseOverrides(cookies.get(overridesCookie, 'preference')) : undefined
    const locale = accepted === siteSettings[site].locales[0] ? undefined : accepted?.tag
    return {
      site,
      origin: `${deps.isHttps(site) ? 'https' : 'http'}://${context.req.header('host') ?? ''}`,
      now: deps.clock(),
      ip: deps.ipOf(context),
      countryOf: () => deps.countryOf?.(context) ?? null,
      userAgent: context.req.header('user-agent'),
      ...(locale !== undefined && { locale }),
      requestId: requestIdOf(context),
      bearer: /^Bearer ([\w.~+/=-]{1,400})$/.exec(context.req.header('authorization') ?? '')?.[1],
      isOwnPage: false,
      ...(deps.isBackOffice && { isBackOffice: true }),
      ...(flagOverrides && { flagOverrides }),
      cookies,
      isShared: false,
      tag: () => {},
      // Set only for requests from outside the shop: shop pages ignore the header with the totals, which take time to
      // count.
      ...(context.req.header('sec-fetch-site') !== 'same-origin' && {
        setHeader: (name, value) => context.header(name, value),
      }),
    }
  }
  // On the shop's hosts, back office calls get the same response as unknown paths [T18].
  const served = deps.isBackOffice ? routes : routes.filter(({ name }) => !name.includes(' /svc_admin/'))
  mountRoutes(app, served, { ...deps, callerOf })
  // Serialized on the first request and then cached: it is the largest response, and most processes never send it.
  let document: string | undefined
  app.get('/openapi.json', (context) => {
    document ??= JSON.stringify(openapi(deps.brand, store, servedPaths))
    return context.body(document, 200, { 'content-type': 'application/json' })
  })
  app.notFound((context) => context.json({ error: { code: 'not_found', message: 'not_found' } }, 404))
  return app
}

function requestIdOf(context: Context): string {
  const header = context.req.header('x-request-id')
  return header && /^[\w-]{8,64}$/.test(header) ? header : randomUUID()
}
