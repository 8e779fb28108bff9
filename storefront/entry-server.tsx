import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { maxTargetLength } from '#domain/routes/redirect.ts'
import { htmlDocument } from './page/html-document.ts'
import { withLocalePrefix } from './page/link-path.ts'
import { canvasPath, variantPrefix } from './page/route/paths.ts'
import { renderDrawerTab } from './five-for-five/render-tab.tsx'
import { consentVersion } from '#domain/consent/listed-services.ts'
import { destinationService } from '#domain/consent/services.ts'
import { tagsMarkup } from './consent/tags/active-tags.ts'
import { lazyRoutes } from './lazy-routes.ts'
import type { PageContext, PageData, Shop } from './page/page.ts'
import type { BuildFiles, PageInput, PageResult } from './page/route/page-result.ts'
import { defectDocument, refusedDocument } from './server/standalone/standalone-page.ts'
import { Redirect, RouteError } from './router/results.ts'
import type { Route } from './router/route.ts'
import { runOnServer, type ServerPage } from './router/run-on-server.ts'
import { PageView } from './router/view.tsx'
import { createRoutes } from './routes.ts'
import { loadErrorPage } from './shell/errors/error-boundary.tsx'
import { errorHead } from './shell/head/error-head.ts'
import { renderPlayer } from './shell/picture-in-picture/render-player.tsx'
import { renderDebug } from './shell/debug/render-debug.tsx'
import { renderQuickLinks } from './shell/quick-links/render-quick-links.tsx'
import type { Head } from '#storefront/page/page-head.ts'
import { ShopProvider } from './page/shop-context.tsx'
import { loadTexts } from './texts.ts'

interface PageFacts {
  expiresAt: number
  parameters: Set<string>
}

const neverAborted = new AbortController().signal
const noTab: Awaited<ReturnType<typeof renderDrawerTab>> = { markup: '' }
const routesByBrand = new Map<string, Route[]>()

/** A page after its loaders have run: the React tree, and the document around its markup. */
export interface LoadedPage {
  tree: ReactElement
  documentOf: (markup: string) => PageResult
}

/** Exported so that benchmarks can measure React alone with this build's renderer. */
export { renderToString }

/** Renders one page, or returns a redirect or an error. */
export async function renderPage(input: PageInput): Promise<PageResult> {
  const { shop, requestId, report } = input
  try {
    const loaded = await loadPage(input)
    return 'tree' in loaded ? loaded.documentOf(renderToString(loaded.tree)) : loaded
  } catch (defect) {
    report(defect, requestId)
    const html = defectDocument({ ...shop, files: input.files }, requestId)
    return { status: 500, headers: {}, html, isCacheable: false, preload: [] }
  }
}

/** Loads a page without rendering it, or returns a loader's redirect. Throws if a loader fails unexpectedly. */
export async function loadPage(input: PageInput): Promise<LoadedPage | PageResult> {
  const { shop, url } = input
  await Promise.all([
    loadTexts(shop.language, ['shell', 'shell/quick-links', 'shell/debug']),
    loadErrorPage(shop.language),
  ])
  const { pathname } = new URL(url)
  const isBare = pathname.includes(`${variantPrefix}/`) || pathname.endsWith(canvasPath)
  const facts: PageFacts = { expiresAt: Infinity, parameters: new Set() }
  const [loaded, { markup: after, until = Infinity }] = await Promise.all([
    runOnServer(routesOf(shop), requestOf(input, facts)),
    isBare ? noTab : renderDrawerTab(input),
  ])
  if (loaded instanceof Redirect) return redirected(loaded, input)
  const defect = findDefect(loaded)
  if (defect !== undefined) throw defect
  const shown = { ...loaded, errors: shownErrors(loaded) }
  facts.expiresAt = Math.min(facts.expiresAt, until)
  return {
    tree: treeOf(shown, shop),
    documentOf: (markup) => {
      const player = isBare ? '' : renderPlayer(input.video, shop)
      const debug = input.isDebug ? renderDebug(shop, url, input.flagOverrides) : ''
      const before = isBare ? '' : renderQuickLinks(shop, markup, url)
      const page = pageOf(
        shown,
        {
          before,
          page: markup,
          after: after + player + debug + tagsOf(input),
        },
        input,
      )
      const isKnown = [...new URL(url).searchParams.keys()].every((name) => facts.parameters.has(name))
      return {
        ...page,
        isCacheable: page.isCacheable && isKnown,
        ...(facts.expiresAt !== Infinity && { expiresAt: facts.expiresAt }),
      }
    },
  }
}

function tagsOf({ tags = [], destinations = [], mayLoadTags = false }: PageInput): string {
  const version = consentVersion([...tags.map(({ name }) => name), ...destinations.map(destinationService)])
  return tagsMarkup(tags, mayLoadTags, version)
}

function routesOf({ brandSlug }: Shop): Route[] {
  const key = brandSlug ?? ''
  const known = routesByBrand.get(key)
  if (known) return known
  const routes = createRoutes(lazyRoutes({ ...(brandSlug !== undefined && { brandSlug }) }))
  routesByBrand.set(key, routes)
  return routes
}

function requestOf(input: PageInput, facts: PageFacts): Parameters<typeof runOnServer>[1] {
  const { url, method, form, shop } = input
  return {
    url: new URL(url),
    prefix: shop.locale.path,
    context: contextFor(input, facts),
    ...(method === 'POST' && { form: form instanceof FormData ? form : formDataOf(form) }),
  }
}

function formDataOf(fields: URLSearchParams | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of fields ?? []) form.append(name, value)
  return form
}

function contextFor({ shop, call, warn, requestId }: PageInput, facts: PageFacts): PageContext {
  return {
    shop,
    call,
    until: (moment) => {
      facts.expiresAt = Math.min(facts.expiresAt, moment)
    },
    warn: (message, error) => warn(message, error, requestId),
    knows: (...parameters) => {
      for (const parameter of parameters) facts.parameters.add(parameter)
    },
    signal: neverAborted,
  }
}

/** Returns a redirect, or 400 if its URL is too long for a header. */
function redirected({ to, status }: Redirect, { shop, files }: PageInput): PageResult {
  const location = withLocalePrefix(shop.locale, to)
  if (location.length > maxTargetLength) {
    const html = refusedDocument({ ...shop, files })
    return { status: 400, headers: {}, html, isCacheable: false, preload: [] }
  }
  return {
    status,
    headers: { location },
    html: '',
    isCacheable: status === 301 || status === 308,
    preload: [],
  }
}

/** Returns the first error other than a status response or a refusal. */
function findDefect({ errors }: ServerPage): unknown {
  return Object.values(errors ?? {}).find((error) => !(error instanceof RouteError) && !isRefusalError(error))
}

function treeOf(page: ServerPage, shop: Shop): ReactElement {
  return (
    <ShopProvider shop={shop}>
      <PageView page={page} prefix={shop.locale.path} />
    </ShopProvider>
  )
}

function pageOf(
  loaded: ServerPage,
  markup: Parameters<typeof htmlDocument>[2],
  { shop, files }: PageInput,
): PageResult {
  const { actionData, errors } = loaded
  const [error] = Object.values((errors ?? {}) as Record<string, { status: number }>)
  const status = error?.status ?? loaded.status
  const head = error ? errorHead(error.status, shop.language) : headOfDocument(loaded)
  const chunks = chunksOf(loaded, shop, files)
  const data = { shop, loaderData: forBrowser(loaded), actionData, errors }
  const html = htmlDocument(shop, head, markup, data, {
    ...files,
    styles: [...new Set([...files.styles, ...chunks.flatMap((chunk) => chunk.styles)])],
    modules: [...new Set(chunks.flatMap((chunk) => chunk.scripts))],
  })
  const headers: Record<string, string> = status === 503 ? { 'retry-after': '30' } : {}
  return { status, headers, html, isCacheable: status === 200, preload: files.styles }
}

/** Returns errors for the browser, with only the status and no internals. */
function shownErrors({ errors }: ServerPage) {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors as Record<string, { status: number }>).map(([id, { status }]) => [id, { status }]),
  )
}

function headOfDocument({ loaderData, matches }: ServerPage): Head {
  const last = matches.at(-1)
  const data = last && (loaderData[last.route.id] as PageData<unknown> | undefined)
  return data?.head ?? { title: '' }
}

/** Omits structured data, link preview, and preload image, because the document already has them. */
function forBrowser({ loaderData }: ServerPage) {
  const entries = Object.entries(loaderData).map(([id, data]: [string, unknown]) => {
    if (typeof data !== 'object' || data === null || !('head' in data)) return [id, data]
    const { jsonLd: _, picture: __, share: ___, ...head } = data.head as Head
    return [id, { ...data, head }]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}

function chunksOf({ matches, loaderData }: ServerPage, shop: Shop, { chunks }: BuildFiles) {
  // Other languages import their texts through these two modules, which would otherwise load first.
  const translations =
    shop.language === 'en' ? [] : ['translated', shop.language].map((name) => `storefront/translations/${name}.ts`)
  return matches
    .flatMap(({ route }) => route.handle?.chunks(loaderData[route.id]) ?? [])
    .concat(translations)
    .flatMap((file) => chunks[file] ?? chunks[`${file}/${shop.language}.ts`] ?? chunks[`${file}/en.ts`] ?? [])
}
