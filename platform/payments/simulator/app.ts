import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { frontPage } from './pages.ts'

export interface SimulatorSettings {
  /** The public URL, including the path. */
  url: string
  /** Shop origins that the pages may redirect to. */
  shopOrigins: readonly string[]
  /** URL that receives webhooks, or null for none. */
  webhookUrl: string | null
  /** Receives unexpected errors for logging. */
  report: (error: unknown) => void
}

export function isShopUrl({ shopOrigins }: Pick<SimulatorSettings, 'shopOrigins'>, url: string): boolean {
  return shopOrigins.includes(URL.parse(url)?.origin ?? '')
}

/** Creates an app with the security headers, front page, and assets that all simulators share. */
export async function createSimulatorApp({
  shopOrigins,
  report,
}: Pick<SimulatorSettings, 'shopOrigins' | 'report'>): Promise<Hono> {
  const app = new Hono()
  app.onError((error, context) => {
    report(error)
    return context.json({ errors: [{ key: 'errors.internal', message: 'Something went wrong here.' }] }, 500)
  })
  app.use(async (context, next) => {
    await next()
    const framers = context.req.path.endsWith('/card') ? shopOrigins.join(' ') : "'none'"
    // Browsers also apply form-action to redirects after a form submission.
    const actions = ["'self'", ...shopOrigins].join(' ')
    context.header(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action ${actions}; frame-ancestors ${framers}`,
    )
    context.header('x-content-type-options', 'nosniff')
    context.header('referrer-policy', 'no-referrer')
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store')
  })
  app.get('/', (context) => context.html(frontPage()))
  app.get('/__sandbox', (context) => context.html(frontPage()))
  await mountAssets(app)
  return app
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
