import type { IncomingMessage, ServerResponse } from 'node:http'
import type { QueryRunner } from '#platform/database.ts'
import { exportIdOfPath } from './export-link.ts'
import { readArchive } from './repository.ts'

interface ExportDeps {
  db: QueryRunner
  secret: string
  clock: () => number
  secondsToWait: (request: IncomingMessage) => Promise<number>
}

/**
 * Serves an export archive by its emailed link. Requires the link instead of a login, so that an account with an
 * unconfirmed email reveals nothing about the address's owner. Returns false for other paths.
 */
export function serveExport(
  { db, secret, clock, secondsToWait }: ExportDeps,
  headers: Readonly<Record<string, string>>,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const id = exportIdOfPath(secret, (request.url ?? '').split('?', 1)[0]!)
    if (id === undefined) return false
    const seconds = await secondsToWait(request)
    if (seconds > 0) {
      response.writeHead(429, { ...headers, 'retry-after': String(seconds), 'content-length': '0' }).end()
      return true
    }
    const archive = await readArchive(db, id, clock())
    if (!archive) return false
    response.writeHead(200, {
      ...headers,
      'content-type': 'application/zip',
      'content-length': archive.length,
      'content-disposition': 'attachment; filename="my-data.zip"',
      'cache-control': 'private, no-store',
    })
    response.end(request.method === 'HEAD' ? undefined : archive)
    return true
  }
}
