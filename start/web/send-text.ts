import type { ServerResponse } from 'node:http'
import type { StoreContext } from '../store/context.ts'

/** Sends an uncacheable text response. */
export function sendText(
  { headers }: Pick<StoreContext, 'headers'>,
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain',
) {
  response.writeHead(status, {
    ...headers,
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  })
  response.end(text)
}
