import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { statement, type Database } from '#platform/database.ts'
import { newToken, sandboxApi, type SandboxSettings } from './api.ts'
import { answerOf } from './cards.ts'
import { cardTyped } from './card.ts'
import { mountCardPages, readSmall } from './card-pages.ts'
import { challengePage, frontPage, overPage } from './pages.ts'
import { sandboxStore, type SandboxStore } from './store.ts'

/**
 * Creates the payment simulator, which has its own origin and tables; the shop reaches it only over the vendor's API.
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
    const framers = context.req.path.endsWith('/card') ? settings.shopOrigins.join(' ') : "'none'"
    // Browsers also apply form-action to the redirect after a form.
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
  mountCardPages(app, '/__sandbox', isShop, async (typed) => {
    const card = { token: newToken(), ...cardTyped(typed) }
    await store.addMethod(card)
    return card
  })
  mountChallenge(app, store, isShop)
  return app
}

const lockSchema = statement('sandbox.lock', 'select pg_advisory_xact_lock(7105, 2)')
const findSchema = statement<{ isThere: boolean }>(
  'sandbox.find',
  `select to_regnamespace('sandbox') is not null as "isThere"`,
)

/** Creates the tables once, even if two processes start together. */
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
    return context.html(challengePage(`/__sandbox/challenge/${found.token}`, found))
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
  const files = [
    ['card-frame.js', 'assets/card-frame.js', 'text/javascript; charset=utf-8'],
    ['sandbox.css', '../vault.css', 'text/css; charset=utf-8'],
  ] as const
  for (const [name, path, type] of files) {
    const text = await readFile(new URL(path, import.meta.url), 'utf8')
    app.get(`/__sandbox/${name}`, (context) =>
      context.body(text, 200, { 'content-type': type, 'cache-control': 'public, max-age=300' }),
    )
  }
}
