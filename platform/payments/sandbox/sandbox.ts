import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { statement, type Database } from '#platform/database.ts'
import { sandboxApi, type SandboxSettings } from './api.ts'
import { answerOf } from './cards.ts'
import { cardProblems, keepCard, type TypedCard } from './card.ts'
import { challengePage, framePage, frontPage, overPage, redirectPage } from './pages.ts'
import { sandboxStore, type SandboxStore } from './store.ts'

const mostBody = 8 * 1024

/**
 * The sandbox: a vault with its card fields and a gateway with its bank, on an origin of its own, with rows of its own,
 * reached by the shop over the vendor's wire alone. It sets no cookie and reads none.
 */
export async function openSandbox(db: Database, settings: SandboxSettings): Promise<Hono> {
  await createSchema(db)
  const store = sandboxStore(db)
  const app = new Hono()
  app.onError((error, context) => {
    settings.report(error)
    return context.json({ errors: [{ key: 'errors.internal', message: 'Something went wrong here.' }] }, 500)
  })
  const isShop = (url: string) => settings.shopOrigins.includes(URL.parse(url)?.origin ?? '')
  app.use(async (context, next) => {
    await next()
    const framers = context.req.path === '/__sandbox/card' ? settings.shopOrigins.join(' ') : "'none'"
    // Browsers hold the redirect after a form to this list too.
    const actions = ["'self'", ...settings.shopOrigins].join(' ')
    context.header(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action ${actions}; frame-ancestors ${framers}`,
    )
    context.header('x-content-type-options', 'nosniff')
    context.header('referrer-policy', 'no-referrer')
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store')
  })
  app.route('/__sandbox/spreedly/v1', sandboxApi(store, settings))
  app.get('/', (context) => context.html(frontPage()))
  app.get('/__sandbox', (context) => context.html(frontPage()))
  await mountAssets(app)
  app.get('/__sandbox/card', (context) => {
    const parent = context.req.query('parent') ?? ''
    return isShop(parent) ? context.html(framePage(parent)) : context.text('This shop is not known here.', 403)
  })
  app.post('/__sandbox/cards', async (context) => {
    const body = await readSmall(context.req.raw)
    const typed = typedCard(jsonOf(body))
    const problems = cardProblems(typed, new Date())
    if (problems.length > 0) return context.json({ problems }, 422)
    const { token, brand, lastFour, month, year } = await keepCard(store, typed)
    return context.json({ token, card: { brand, last4: lastFour, month, year } })
  })
  app.get('/__sandbox/card-page', (context) => {
    const back = context.req.query('return') ?? ''
    return isShop(back) ? context.html(redirectPage(back, {}, [])) : context.text('This shop is not known here.', 403)
  })
  app.post('/__sandbox/card-page', async (context) => {
    const form = Object.fromEntries(new URLSearchParams(await readSmall(context.req.raw)))
    const back = form['return'] ?? ''
    if (!isShop(back)) return context.text('This shop is not known here.', 403)
    const typed = typedCard(form)
    const problems = cardProblems(typed, new Date())
    // The code is asked again: it is kept nowhere, not even in a page.
    if (problems.length > 0) return context.html(redirectPage(back, { ...typed, cvv: '' }, problems), 422)
    const { token } = await keepCard(store, typed)
    const target = new URL(back)
    target.searchParams.set('payment_token', token)
    return context.redirect(target.href, 303)
  })
  mountChallenge(app, store, isShop)
  return app
}

const lockSchema = statement('sandbox.lock', 'select pg_advisory_xact_lock(7105, 2)')
const findSchema = statement<{ isThere: boolean }>(
  'sandbox.find',
  `select to_regnamespace('sandbox') is not null as "isThere"`,
)

/** Makes the sandbox's tables, once; two processes that start together make them once too. */
export async function createSchema(db: Database) {
  const sql = await readFile(new URL('schema.sql', import.meta.url), 'utf8')
  await db.transaction(async (tx) => {
    await tx.run(lockSchema, [])
    const [found] = await tx.run(findSchema, [])
    if (!found?.isThere) await tx.script(sql)
  })
}

function mountChallenge(app: Hono, store: SandboxStore, isShop: (url: string) => boolean) {
  app.get('/__sandbox/challenge/:token', async (context) => {
    const found = await store.transaction(context.req.param('token'))
    if (found?.state !== 'pending') return context.html(overPage(), 404)
    return context.html(challengePage(found))
  })
  app.post('/__sandbox/challenge/:token', async (context) => {
    const form = new URLSearchParams(await readSmall(context.req.raw))
    const found = await store.transaction(context.req.param('token'))
    const method = found && (await store.method(found.methodToken))
    if (!found || !method) return context.html(overPage(), 404)
    const answer = answerOf(method.behaviour, found.amount, form.get('answer') === 'yes')
    if (answer !== 'pending') {
      const key = answer === 'succeeded' ? 'messages.transaction_succeeded' : 'messages.challenge_failed'
      await store.answer(found.token, answer === 'succeeded' ? 'succeeded' : 'gateway_processing_failed', key)
    }
    const back = found.redirectUrl ?? ''
    return isShop(back) ? context.redirect(back, 303) : context.html(overPage())
  })
}

async function mountAssets(app: Hono) {
  const types = { 'card-frame.js': 'text/javascript; charset=utf-8', 'sandbox.css': 'text/css; charset=utf-8' }
  for (const [name, type] of Object.entries(types)) {
    const text = await readFile(new URL(`assets/${name}`, import.meta.url), 'utf8')
    app.get(`/__sandbox/${name}`, (context) =>
      context.body(text, 200, { 'content-type': type, 'cache-control': 'public, max-age=300' }),
    )
  }
}

async function readSmall(request: Request): Promise<string> {
  const text = await request.text()
  return text.length > mostBody ? '' : text
}

function jsonOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return value && typeof value === 'object' ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function typedCard(form: Record<string, unknown>): TypedCard {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 40) : '')
  return { number: text(form['number']), expiry: text(form['expiry']), cvv: text(form['cvv']) }
}
