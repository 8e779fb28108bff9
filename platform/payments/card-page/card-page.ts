import { createSign, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { answerHeaders } from '#platform/answer-headers.ts'
import type { Adyen, Spreedly } from '#platform/settings/card-settings.ts'
import { cardStore } from '../adyen/store-card.ts'
import { storeTypedCard } from './adyen-cards.ts'
import { bankPage, cardPage, type Listener, type PageFiles } from './pages.ts'
import { pageHeaders } from './policy.ts'

/** The pages that are built, by what their scripts do. */
export interface CardPageFiles {
  spreedlyCard: PageFiles
  spreedlyBank: PageFiles
  adyenCard: PageFiles
}

interface CardPageSettings {
  /** The shop's name. */
  brand: string
  /** Where browsers find it. */
  origin: string
  shopOrigins: readonly string[]
  spreedly: Pick<Spreedly, 'environmentKey' | 'scriptUrl' | 'certificate'> | undefined
  adyen: Adyen | undefined
  /** Names repeated questions to vendors. */
  secret: string
  files: CardPageFiles
  /** The seconds that whoever has too many cards stored, or asks for too many pages, has to wait; 0 for go on. */
  secondsToWait: (request: IncomingMessage, asked: 'card' | 'page') => Promise<number>
  report: (error: unknown) => void
}

type Bound = { Bindings: HttpBindings }

/**
 * The store's own pages where a card is typed and where a bank asks, on an origin of their own, out of reach of the shop's
 * pages: a vendor's script and fields stand there alone. It sets no cookie, reads none, and serves nothing else [PAY-204].
 */
export function openCardPage(settings: CardPageSettings): Hono<Bound> {
  const { origin, spreedly, adyen, secondsToWait, report } = settings
  const isHttps = origin.startsWith('https:')
  const app = new Hono<Bound>()
  const plain = { ...answerHeaders(isHttps), 'cache-control': 'no-store' }
  app.use(async (context, next) => {
    await next()
    // Pages have a policy of their own.
    if (context.res.headers.has('content-security-policy')) return
    for (const [name, value] of Object.entries(plain)) context.header(name, value)
  })
  app.onError((error, context) => {
    report(error)
    return context.json({ problem: 'internal' }, 500)
  })
  app.notFound((context) => context.text('There is nothing here.', 404))
  // A page that is signed for costs more than it looks.
  app.get('*', async (context, next) => {
    const seconds = await secondsToWait(context.env.incoming, 'page')
    if (seconds === 0) return next()
    return context.text('Too many pages in a short time. Wait a moment.', 429, { 'retry-after': String(seconds) })
  })
  if (spreedly) mountSpreedly(app, settings, spreedly, isHttps)
  if (adyen) mountAdyenCards(app, settings, adyen, isHttps)
  return app
}

const stranger = (context: Context<Bound>) => context.text('This shop is not known here.', 403)

/** Card fields below a path: framed by a page of the shop, and on a page of their own that leads back to it. */
function mountFields(
  app: Hono<Bound>,
  vendor: 'spreedly' | 'adyen',
  { shopOrigins }: CardPageSettings,
  page: () => Parameters<typeof cardPage>[2],
  headersFor: (framedBy: readonly string[]) => Record<string, string>,
) {
  const answer = (context: Context<Bound>, listener: Listener, framedBy: readonly string[]) =>
    context.html(cardPage(vendor, listener, page()), 200, headersFor(framedBy))
  app.get(`/${vendor}/card`, (context) => {
    const parent = context.req.query('parent') ?? ''
    return shopOrigins.includes(parent) ? answer(context, { parent }, shopOrigins) : stranger(context)
  })
  app.get(`/${vendor}/card-page`, (context) => {
    const back = context.req.query('return') ?? ''
    return isOfShop(back, shopOrigins) ? answer(context, { back }, []) : stranger(context)
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
  // Its fields stand in frames of its own and of data.
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
    if (!/^\w{1,100}$/.test(transaction) || !/^[12]$/.test(step)) return context.text('There is nothing here.', 404)
    // Which bank asks, and where its page is, nobody knows before.
    const banks = ['https:', ...vendor]
    const policy = { scripts: vendor, connections: vendor, frames: [...banks, 'data:'], forms: banks }
    const headers = pageHeaders(policy, isHttps)
    const page = bankPage(back, { brand, files: files.spreedlyBank, facts: { ...facts, transaction, step } })
    return context.html(page, 200, headers)
  })
}

/** The vendor's own sample page lets all of its hosts in (spreedly/sample-payment-frame of 2024-06, index.html). */
function spreedlySource(scriptUrl: string): string {
  const { hostname, origin } = new URL(scriptUrl)
  return hostname.endsWith('.spreedly.com') ? 'https://*.spreedly.com' : origin
}

/** That these fields are asked for by the shop, as the vendor wants it signed: anew for each page. */
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

/** An address of the shop: the only ones that are led back to. */
function isOfShop(address: string, shopOrigins: readonly string[]): boolean {
  const url = address.length <= 2_000 ? URL.parse(address) : null
  // A blob has the origin of the page that made it, and is none of the shop's addresses.
  return url !== null && url.protocol !== 'blob:' && shopOrigins.includes(url.origin)
}
