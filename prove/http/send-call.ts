import { randomUUID } from 'node:crypto'
import type { LooseCall } from '#contract/client/send.ts'
import { servicePath } from '#contract/kernel/service-path.ts'
import type { Store } from '#contract/store.ts'
import { writeHeaders } from '#contract/kernel/write-headers.ts'
import type { createApp } from '#services/call/app.ts'
import type { Caller } from '../fixtures/callers.ts'

export interface CallResponse {
  status: number
  headers: string
  text: string
}

export type App = ReturnType<typeof createApp>

/** Sends a call. A write without a key or version gets a new key and matches any version. */
export async function sendCall(
  app: App,
  { site, cookie }: Caller,
  name: keyof Store,
  request: LooseCall,
): Promise<CallResponse> {
  const [method, path] = name.split(' ') as [string, string]
  const { params = {}, query = {}, body, key = randomUUID(), version = 'any' } = request
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(params[param]!))
  const search = new URLSearchParams(query as Record<string, string>).toString()
  const response = await app.request(`http://shop${servicePath(filled, site)}${search && `?${search}`}`, {
    method,
    headers: {
      host: 'shop',
      'x-test-site': site,
      ...(cookie && { cookie }),
      ...writeHeaders({ key, version }),
      'content-type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, headers: comparableHeaders(response), text: await response.text() }
}

/** Returns the headers, except for headers that differ even between equal responses. */
function comparableHeaders({ headers }: Response): string {
  return [...headers]
    .filter(([name]) => name !== 'x-request-id' && name !== 'date')
    .map(([name, value]) => `${name}: ${name === 'set-cookie' ? value.replace(/=[^;]{32,}/, '=…') : value}`)
    .join('\n')
}
