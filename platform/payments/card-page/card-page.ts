import { createSign, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { responseHeaders } from '#platform/response-headers.ts'
import type { Adyen, Spreedly } from '#platform/settings/card-settings.ts'
import { cardStore } from '../adyen/store-card.ts'
import { storeTypedCard } from './adyen-cards.ts'
import { cardTextsIn } from './card-texts-in.ts'
import { bankPage, cardPage, type Listener, type PageFiles } from './pages.ts'
import { pageHeaders } from './policy.ts'

/** Built files for each page. */
export interface CardPageFiles {
  spreedlyCard: PageFiles
  spreedlyBank: PageFiles
  adyenCard: PageFiles
}

interface CardPageSettings {
  /** The shop's name. */
  brand: string
  /** The card page's public origin. */
  origin: string
  shopOrigins: readonly string[]
  spreedly: Pick<Spreedly, 'environmentKey' | 'scriptUrl' | 'certificate'> | undefined
  adyen: Adyen | undefined
  /** Secret used to derive idempotency keys. */
  secret: string
  files: CardPageFiles
  /** Returns 0 if the request is within the limit. */
  secondsToWait: (request: IncomingMessage, kind: 'card' | 'page') => Promise<number>
  report: (error: unknown) => void
}

type Bound = { Bindings: HttpBindings }

/**
 * Creates the app for card entry and bank challenges. It runs without cookies on a separate origin that shop pages
 * cannot access [PAY-204].
 */
export function openCardPage(settings: CardPageSettings): Hono<Bound> {
  const { origin, spreedly, adyen, secondsToWait, report } = settings
  const isHttps = origin.startsWith('https:')
  const app = new Hono<Bound>()
  const plain = { ...responseHeaders(isHttps), 'cache-control': 'no-store' }
  app.use(async (context, next) => {
    await next()
    // Each page sets its own policy.
    if (context.res.headers.has('content-security-policy')) return
    for (const [name, value] of Object.entries(plain)) context.header(name, value)
  })
  app.onError((error, context) => {
    report(error)
    return context.json({ problem: 'internal' }, 500)
  })
  app.notFound((context) => context.text('Page not found.', 404))
  // Signing a page is expensive, so requests are limited.
  app.get('*', async (context, next) => {
    const seconds = await secondsToWait(context.env.incoming, 'page')
    if (seconds === 0) return next()
    return context.text('Too many requests. Wait a moment, then try again.', 429, { 'retry-after': String(seconds) })
  })
  if (spreedly) mountSpreedly(app, settings, spreedly, isHttps)
  if (adyen) mountAdyenCards(app, settings, adyen, isHttps)
  return app
}

const stranger = (context: Context<Bound>) => context.text('Unknown store.', 403)

function mountFields(
  app: Hono<Bound>,
  vendor: 'spreedly' | 'adyen',
  { shopOrigins }: CardPageSettings,
  page: () => Omit<Parameters<typeof cardPage>[2], 'localized'>,
  headersFor: (framedBy: readonly string[]) => Record<string, string>,
) {
  const render = (context: Context<Bound>, listener: Listener, framedBy: readonly string[]) =>
    context.html(
      cardPage(vendor, listener, { ...page(), localized: cardTextsIn(context.req.query('lang')) }),
      200,
      headersFor(framedBy),
    )
  app.get(`/${vendor}/card`, (context) => {
    const parent = context.req.query('parent') ?? ''
    return shopOrigins.includes(parent) ? render(context, { parent }, shopOrigins) : stranger(context)
  })
  app.get(`/${vendor}/card-page`, (context) => {
    const back = context.req.query('return') ?? ''
    return isOfShop(back, shopOrigins) ? render(context, { back }, []) : stranger(context)
  })
}

function mountSpreedly(
  app: Hono<Bound>,
  settings: CardPageSettings,
  { environmentKey, scriptUrl, certificate }: NonNullable<CardPageSettings['spreedly']>,
  isHttps: boolean,
) {
  const { brand, shopOrigins, files } = settings
  const vendor = [spreedlySource(scriptUrl)]
  const frames = [...vendor, 'data:']
  const facts = { key: environmentKey, script: scriptUrl }
  mountFields(
    app,
    'spreedly',
    settings,
    () => ({ brand, files: files.spreedlyCard, facts: certificate ? { ...facts, ...signed(certificate) } : facts }),
    (framedBy) => pageHeaders({ scripts: vendor, frames, connections: vendor, framedBy }, isHttps),
  )
  app.get('/spreedly/bank', (context) => {
    const { transaction = '', step = '', return: back = '' } = context.req.query()
    if (!isOfShop(back, shopOrigins)) return stranger(context)
    if (!/^\w{1,100}$/.test(transaction) || !/^[12]$/.test(step)) return context.text('Page not found.', 404)
    // The bank's URL is not known in advance.
    const banks = ['https:', ...vendor]
    const policy = { scripts: vendor, connections: vendor, frames: [...banks, 'data:'], forms: banks }
    const headers = pageHeaders(policy, isHttps)
    const localized = cardTextsIn(context.req.query('lang'))
    const parts = { brand, files: files.spreedlyBank, facts: { ...facts, transaction, step }, localized }
    return context.html(bankPage(back, parts), 200, headers)
  })
}

/** Taken from Spreedly's sample page (spreedly/sample-payment-frame of 2024-06, index.html). */
function spreedlySource(scriptUrl: string): string {
  const { hostname, origin } = new URL(scriptUrl)
  return hostname.endsWith('.spreedly.com') ? 'https://*.spreedly.com' : origin
}

/** Signs a request for card fields. Each page needs a new signature. */
function signed({ token, key }: NonNullable<Spreedly['certificate']>) {
  const nonce = randomUUID()
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createSign('SHA256').update(`${nonce}${timestamp}${token}`).sign(key, 'base64')
  return { nonce, timestamp, certificate: token, signature }
}

function mountAdyenCards(app: Hono<Bound>, settings: CardPageSettings, account: Adyen, isHttps: boolean) {
  const { brand, origin, files, secret, secondsToWait } = settings
  const { clientKey, environment } = account
  const vendor = `https://checkoutshopper-${environment}.adyen.com`
  const deliveries = `https://checkoutshopper-${environment}.cdn.adyen.com`
  mountFields(
    app,
    'adyen',
    settings,
    () => ({ brand, files: files.adyenCard, facts: { key: clientKey, environment } }),
    (framedBy) =>
      pageHeaders(
        { frames: [vendor], connections: [vendor, deliveries], images: [vendor, deliveries], framedBy },
        isHttps,
      ),
  )
  const store = cardStore({ ...account, secret })
  app.post(
    '/adyen/cards',
    storeTypedCard({ origin, store, secondsToWait: ({ env }) => secondsToWait(env.incoming, 'card') }),
  )
}

function isOfShop(address: string, shopOrigins: readonly string[]): boolean {
  const url = address.length <= 2_000 ? URL.parse(address) : null
  // A blob: URL has the same origin as the page that created it.
  return url !== null && url.protocol !== 'blob:' && shopOrigins.includes(url.origin)
}
