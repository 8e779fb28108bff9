// Serves the services without pages, and records a request's statements. With BENCH_PUBLISHES, also runs the worker.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { openDatabase } from '#platform/database.ts'
import { mailCatcher } from '#platform/mail/catcher.ts'
import { createApp } from '#services/call/app.ts'
import { storeRoutes } from '#services/routes.ts'
import { createCallerIdentifier } from '#services/sessions/identify.ts'
import { startWorker } from '#services/worker.ts'
import { createStatementRecorder } from './recorder.ts'
import { shopDeps } from './shop-deps.ts'

export interface Recording {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body: object
}

const port = Number(process.env['BENCH_PORT'])
const fail = (error: unknown) => console.error(error)
const { db, record } = createStatementRecorder(openDatabase(process.env['BENCH_DATABASE']!, fail, { poolSize: 16 }))
const app = createApp(storeRoutes(shopDeps(db)), {
  brand: 'Ironwright',
  clock: Date.now,
  siteOf: () => 'USA',
  isHttps: () => false,
  ipOf: () => '127.0.0.1',
  identify: createCallerIdentifier(db),
  // No limits, because the load exceeds a shopper's rate limits.
  limit: async () => {},
  report: fail,
})
if (process.env['BENCH_PUBLISHES']) {
  const siteUrl = () => 'http://localhost:3000'
  // A separate pool, because the worker's statements must not be recorded.
  const own = openDatabase(process.env['BENCH_DATABASE']!, fail, { poolSize: 8 })
  const deps = { ...shopDeps(own), mail: mailCatcher(own), brand: 'Ironwright', siteUrl }
  await startWorker(deps, process.env['BENCH_DATABASE']!, fail)
}
const shop = getRequestListener(app.fetch)

process.on('message', ({ method, path, headers, body }: Recording) => {
  const perform = async () => {
    const init = method === 'GET' ? {} : { body: JSON.stringify(body) }
    const response = await app.request(path, { method, headers, ...init })
    if (response.status >= 400) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`)
  }
  record(perform).then((steps) => process.send?.(steps), fail)
})
createServer((request, response) => {
  // Each shopper needs a different card.
  if (request.url === '/__sandbox/cards') response.end(JSON.stringify({ token: randomUUID() }))
  else void shop(request, response)
}).listen(port, '127.0.0.1', () => process.send?.('ready'))
