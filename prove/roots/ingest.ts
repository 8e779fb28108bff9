import { createServer } from 'node:http'
import { openDatabase, type QueryRunner } from '#platform/database.ts'
import { consentVersion } from '#domain/consent/listed-services.ts'
import { serveIngest } from '#services/analytics/ingest/serve-ingest.ts'

/**
 * Serves the event ingest endpoints as the store does, for one destination and one source with the write key in
 * PROVE_WRITE_KEY. `change` replaces the database that the endpoints write to.
 */
export function serveEvents(change: (db: QueryRunner) => QueryRunner = (db) => db): void {
  const { PROVE_DATABASE: url, PROVE_PORT: port, PROVE_WRITE_KEY: key } = process.env
  const handle = serveIngest(
    {
      db: change(openDatabase(url!, () => {}, { poolSize: 8 })),
      clock: Date.now,
      destinations: ['customer-data'],
      writeKeys: new Map([[key!, 'proof']]),
      origins: new Set(),
      consentVersion: consentVersion([]),
      isHttps: () => false,
      customerOf: async () => null,
      secondsToWait: async () => 0,
      networkOf: () => 0,
      warn: () => {},
    },
    {},
  )
  const server = createServer((request, response) => {
    handle(request, response, 'USA').catch(() => response.writeHead(500).end())
  })
  server.listen(Number(port), '127.0.0.1', () => process.send!('ready'))
}
