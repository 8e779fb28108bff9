// Renders one page repeatedly: with its queries, with recorded responses, and in two ways with React alone.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { siteSettings, sites, type Site } from '#domain/sites.ts'
import { openDatabase } from '#platform/database.ts'
import { cookiesOf } from '#services/call/identity/cookies.ts'
import { callInProcess } from '#services/call/in-process.ts'
import { storeRoutes } from '#services/routes.ts'
import { createCallerIdentifier } from '#services/sessions/identify.ts'
import { buildStorefront } from '#storefront/build/build.ts'
import { buildFiles, readManifest } from '../../storefront/build/manifest.ts'
import { readRelease } from '../../storefront/build/release.ts'
import type * as Entry from '../../storefront/entry-server.tsx'
import type { PageInput } from '#storefront/page/route/page-result.ts'
import { bareReact } from '../baselines/bare-react.ts'
import { cachedShopDeps } from './shop-deps.ts'

export interface RenderJob {
  /** 'tree' renders the page's React tree; 'elements' renders plain elements without components. */
  way: 'queries' | 'memory' | 'tree' | 'elements'
  concurrency: number
  seconds: number
}
export interface RenderResult {
  perSecond: number
  cards: number
  bytes: number
  /** True if React alone produced the same markup as the page. */
  isSame: boolean
}

const db = openDatabase(process.env['BENCH_DATABASE']!, (error) => {
  throw error
})
const path = process.env['BENCH_PATH']!
const { folder } = await buildStorefront()
const entry = pathToFileURL(join(folder, 'server', 'entry-server.js')).href
const { loadPage, renderPage, renderToString } = (await import(entry)) as typeof Entry
const files = buildFiles(await readManifest(join(folder, 'client')), await readRelease(folder))
const inProcess = callInProcess(storeRoutes(await cachedShopDeps(db)), {
  identify: createCallerIdentifier(db),
  limit: async () => {},
})
const siteUrls = Object.fromEntries(sites.map((site) => [site, `http://${site}.localhost`])) as Record<Site, string>
const [locale] = siteSettings.USA.locales

function pageInput(call: StoreCall): PageInput {
  return {
    url: siteUrls.USA + path,
    method: 'GET',
    shop: {
      site: 'USA',
      locale,
      language: 'en',
      country: 'US',
      contrast: 'normal',
      units: 'us',
      closedStrip: null,
      isDrawerClosed: false,
      isApp: false,
      brand: 'Ironwright',
      openSites: sites,
      siteUrls,
      socialLinks: [],
      cardBrands: [],
      tax: null,
      now: Date.now(),
    },
    call,
    files,
    requestId: '',
    report: (defect) => console.error(defect),
    warn: console.error,
  }
}

async function render(call: StoreCall): Promise<string> {
  const { status, html } = await renderPage(pageInput(call))
  if (status !== 200) throw new Error(`${path} returned ${status}`)
  return html
}

function callServices(): StoreCall {
  const cookies = cookiesOf(undefined, false)
  return inProcess({
    site: 'USA',
    now: Date.now(),
    ip: '127.0.0.1',
    requestId: '',
    origin: siteUrls.USA,
    bearer: undefined,
    isOwnPage: true,
    cookies,
    isShared: true,
    tag: () => {},
  })
}

const recorded = new Map<string, Promise<unknown>>()
const keyOf = (name: string, input: object) => name + JSON.stringify(input)
const loose = callServices() as (name: string, input: object) => Promise<unknown>
// Refusals are recorded too, because a page renders without the refused data.
const record = ((name: string, input: object) => {
  const reply = loose(name, input)
  recorded.set(keyOf(name, input), reply)
  return reply
}) as StoreCall
const replay = ((name: string, input: object) => recorded.get(keyOf(name, input))) as StoreCall

const html = await render(record)
const data = '</div><script type="application/json" id="data">'
const markup = html.slice(html.indexOf('<div id="root">') + 15, html.indexOf(data))
// React puts preload links first.
const [hints] = /^(?:<link [^>]*>)*/.exec(markup)!
const body = markup.slice(hints.length)
const bare = bareReact(body)
const loaded = await loadPage(pageInput(replay))
if (!('tree' in loaded)) throw new Error(`${path} leads elsewhere`)
const { tree } = loaded
const page = {
  cards: markup.match(/<article\b/g)?.length ?? 0,
  bytes: Buffer.byteLength(html),
  isSame: bare.render() === `${hints}<div>${body}</div>` && renderToString(tree) === markup,
}
const ways: Record<RenderJob['way'], () => Promise<unknown>> = {
  queries: () => render(callServices()),
  memory: () => render(replay),
  tree: async () => renderToString(tree),
  elements: async () => bare.render(),
}

async function measure({ way, concurrency, seconds }: RenderJob): Promise<RenderResult> {
  const startedAt = performance.now()
  let rendered = 0
  const worker = async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      await ways[way]()
      rendered += 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return { ...page, perSecond: rendered / ((performance.now() - startedAt) / 1000) }
}

process.on('message', (job: RenderJob) => {
  measure(job).then(
    (rendered) => process.send?.(rendered),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.send?.('ready')
