import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Exchange {
  method: string
  path: string
  query: URLSearchParams
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** Undefined for an empty body. */
  requestBody: unknown
  status: number
  /** Undefined for an empty body. */
  responseBody: unknown
}

/** Starts a proxy that records all exchanges with a vendor. */
export async function recordExchanges(vendor: string) {
  const exchanges: Exchange[] = []
  const server = createServer(async (request, response) => {
    const { pathname: path, searchParams: query } = new URL(request.url!, vendor)
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
    const method = request.method!
    const requestBody = await text(request)
    const vendorResponse = await fetch(vendor + request.url, {
      method,
      headers: headers as Record<string, string>,
      ...(requestBody !== '' && { body: requestBody }),
      redirect: 'manual',
    })
    const body = await vendorResponse.text()
    exchanges.push({
      method,
      path,
      query,
      headers,
      requestBody: parsed(requestBody),
      status: vendorResponse.status,
      responseBody: parsed(body),
    })
    response
      .writeHead(vendorResponse.status, { 'content-type': vendorResponse.headers.get('content-type') ?? 'text/plain' })
      .end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges: () => exchanges.splice(0),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function parsed(body: string): unknown {
  if (body === '') return undefined
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/** Yields variants of a request, each with one field added, removed, or made invalid. */
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
