import type { IncomingMessage, ServerResponse } from 'node:http'
import type { QueryRunner } from '#platform/database.ts'
import { encodeFileName } from '#services/call/encode-file-name.ts'
import { readFile } from '../repository.ts'
import { isSignedFilePath } from './file-links.ts'

const path = /^\/media\/chat\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

interface Files {
  db: QueryRunner
  secret: string
  clock: () => number
}

/** Serves /media/chat/ by signed link, always as a download. Returns false for other paths. */
export function serveChatFiles({ db, secret, clock }: Files, headers: Readonly<Record<string, string>>) {
  return async ({ url = '', method }: Pick<IncomingMessage, 'url' | 'method'>, response: ServerResponse) => {
    const [address = '', query = ''] = url.split('?', 2)
    const [, id] = path.exec(address) ?? []
    if (id === undefined || !isSignedFilePath({ secret, now: clock() }, id, new URLSearchParams(query))) return false
    const file = await readFile(db, id)
    if (!file) return false
    response.writeHead(200, {
      ...headers,
      'content-type': file.type === 'text/plain' ? 'text/plain; charset=utf-8' : file.type,
      'content-length': file.bytes.length,
      'content-disposition': `attachment; filename*=UTF-8''${encodeFileName(file.name)}`,
      'cache-control': 'private, no-store',
    })
    response.end(method === 'HEAD' ? undefined : file.bytes)
    return true
  }
}
