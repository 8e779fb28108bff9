import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What went over the wire: one question, and what was answered. */
export interface Exchange {
  method: string
  path: string
  query: URLSearchParams
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** Undefined where nothing was sent. */
  asked: unknown
  status: number
  /** Undefined where nothing came. */
  answered: unknown
}

/** Stands between an engine and its vendor's address, hands everything on as it is, and keeps what it saw. */
export async function recordExchanges(vendor: string) {
  const exchanges: Exchange[] = []
  const server = createServer(async (request, response) => {
    const { pathname: path, searchParams: query } = new URL(request.url!, vendor)
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
    const method = request.method!
    const sent = await text(request)
    const answer = await fetch(vendor + request.url, {
      method,
      headers: headers as Record<string, string>,
      ...(sent !== '' && { body: sent }),
      redirect: 'manual',
    })
    const came = await answer.text()
    exchanges.push({
      method,
      path,
      query,
      headers,
      asked: parsed(sent),
      status: answer.status,
      answered: parsed(came),
    })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' }).end(came)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What was seen since the last time. */
    exchanges: () => exchanges.splice(0),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A body as JSON, or as the text that it is. */
function parsed(body: string): unknown {
  if (body === '') return undefined
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/** A request with one thing of it left out, or in its place something else, wherever that stands. */
export function* changesOf(
  value: unknown,
  put: (changed: unknown) => unknown = (changed) => changed,
): Generator<unknown> {
  if (typeof value === 'string') yield put('nonsense')
  if (typeof value === 'string' || typeof value === 'number') yield put({})
  if (Array.isArray(value))
    for (const [index, inner] of value.entries()) yield* changesOf(inner, (changed) => put(value.with(index, changed)))
  else if (typeof value === 'object' && value !== null) yield* changesOfObject(value, put)
}

function* changesOfObject(value: object, put: (changed: unknown) => unknown): Generator<unknown> {
  yield put({ ...value, madeUp: 'x' })
  for (const [key, inner] of Object.entries(value)) {
    const { [key]: _, ...rest } = value as Record<string, unknown>
    yield put(rest)
    yield* changesOf(inner, (changed) => put({ ...rest, [key]: changed }))
  }
}
