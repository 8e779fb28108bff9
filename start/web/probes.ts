import type { IncomingMessage, ServerResponse } from 'node:http'
import { sites, type Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import type { PageCache } from '#platform/page-cache/page-cache.ts'
import { createMetrics } from '#services/health/metrics.ts'
import { outboxMetricLines } from '#services/health/queue-metrics.ts'
import type { StoreContext } from '../store/context.ts'
import type { IpReader } from './client-ip.ts'
import { sendText } from './send-text.ts'

export type Probes = ReturnType<typeof openProbes>

const ping = statement('health.ping', 'select 1')

export function openProbes(context: StoreContext, { cache, ipOf }: { cache: PageCache; ipOf: IpReader }) {
  const { settings, db } = context
  const metrics = createMetrics()
  const counters = new Map(sites.map((site) => [site, metrics.counter('http_requests_total', { site })]))
  const countLeft = metrics.counter('http_clients_left_total', {})
  metrics.gauge('kept_pages', () => cache.size().pages)
  metrics.gauge('kept_pages_bytes', () => cache.size().bytes)

  const isDatabaseUp = () =>
    db.run(ping, []).then(
      () => true,
      () => false,
    )
  const mayReadMetrics = (request: IncomingMessage) => {
    const token = settings.metricsToken
    const isLocal = /^(0:0:0:0::\/64|127\.)/.test(ipOf(request)) && !request.headers['x-forwarded-for']
    return token ? request.headers.authorization === `Bearer ${token}` : isLocal
  }
  return {
    countLeft,
    countRequest: (site: Site) => counters.get(site)!(),
    health: async (url: '/healthz' | '/readyz', response: ServerResponse) => {
      const isReady = url === '/healthz' || (await isDatabaseUp())
      sendText(context, response, isReady ? 200 : 503, isReady ? 'ok\n' : 'not ready\n')
    },
    metrics: async (request: IncomingMessage, response: ServerResponse) => {
      if (!mayReadMetrics(request)) {
        sendText(context, response, 404, '')
        return true
      }
      // All other metrics are available even while the database is down.
      const standing = await outboxMetricLines(db).catch(() => '')
      sendText(context, response, 200, metrics.text() + standing, 'text/plain; version=0.0.4')
      return true
    },
  }
}
