import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { eventFileName } from '#domain/analytics/exports/event-file.ts'
import type { QueryRunner } from '#platform/database.ts'
import { exportIdOfFilePath } from './export-link.ts'
import { readFile, readPart } from './repository.ts'

interface FileDeps {
  db: QueryRunner
  secret: string
  clock: () => number
}

/**
 * Serves an event file by its signed link, part by part, so that it is never in memory as a whole. Returns false for
 * other paths and for files that cannot be downloaded now.
 */
export function serveEventFile({ db, secret, clock }: FileDeps, headers: Readonly<Record<string, string>>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const id = exportIdOfFilePath(secret, (request.url ?? '').split('?', 1)[0]!, clock())
    const file = id === undefined ? undefined : await readFile(db, id, clock())
    if (id === undefined || !file) return false
    response.writeHead(200, {
      ...headers,
      'content-type': 'application/gzip',
      'content-length': file.bytes,
      'content-disposition': `attachment; filename="${eventFileName(file.from, file.to, file.format)}"`,
      'cache-control': 'private, no-store',
    })
    if (request.method === 'HEAD') {
      response.end()
      return true
    }
    try {
      await pipeline(Readable.from(partsOf(db, id, file.parts)), response)
    } catch {
      // The browser disconnected or the file was deleted, so the response ends before its announced length.
      response.destroy()
    }
    return true
  }
}

async function* partsOf(db: QueryRunner, id: string, count: number): AsyncGenerator<Buffer> {
  for (let position = 0; position < count; position += 1) {
    const data = await readPart(db, id, position)
    if (!data) throw new Error('the file was deleted')
    yield data
  }
}
