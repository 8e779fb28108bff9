import { randomUUID } from 'node:crypto'
import { createClient } from '#contract/client/client.ts'
import type { LooseCall } from '#contract/client/send.ts'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { store, type Store } from '#contract/store.ts'
import { writeHeaders } from '#contract/kernel/write-headers.ts'

/** A request of a staff member to the back office. */
export interface OfficeRequest {
  id: string
  name: keyof Store
  staffId: string
  key: string | null
  /** Null without a response. */
  status: number | null
  text: string
}

const templates = (Object.keys(store) as (keyof Store)[]).map((name) => {
  const [method, path] = name.split(' ') as [string, string]
  return {
    name,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    params: path.split('{').length,
  }
})

function nameOf(method: string, path: string): keyof Store {
  const found = templates.filter((each) => each.method === method && each.pattern.test(path))
  // A path without parameters is more exact.
  return found.toSorted((one, other) => one.params - other.params)[0]!.name
}

interface OfficeMember {
  staffId: string
  cookie: string
}

/** Opens a client of the back office that reports each request with its outcome. */
export function openOffice(
  port: number,
  { staffId, cookie }: OfficeMember,
  onRequest: (request: OfficeRequest) => void,
) {
  const base = `http://127.0.0.1:${port}`
  const fetcher = async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input as string, base)
    const headers = new Headers(init.headers)
    const id = randomUUID()
    headers.set('cookie', cookie)
    headers.set('x-request-id', id)
    const name = nameOf(init.method ?? 'GET', url.pathname)
    const request: OfficeRequest = { id, name, staffId, key: headers.get('idempotency-key'), status: null, text: '' }
    onRequest(request)
    const response = await fetch(url, { ...init, headers })
    const text = await response.text()
    request.status = response.status
    request.text = text
    return new Response(text === '' ? null : text, { status: response.status, headers: response.headers })
  }
  const call = createClient<Store>({ base, fetcher, contract: store }) as StoreCall
  /** Sends a request as it is and returns its status, or null without a response. */
  const send = async (name: keyof Store, { params = {}, query = {}, body, key, version }: LooseCall) => {
    const [method, path] = name.split(' ') as [string, string]
    const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(params[param]!))
    const search = new URLSearchParams(query as Record<string, string>).toString()
    const headers = {
      'content-type': 'application/json',
      ...writeHeaders({ ...(key !== undefined && { key }), ...(version !== undefined && { version }) }),
    }
    try {
      const content = body === undefined ? {} : { body: JSON.stringify(body) }
      return (await fetcher(`${filled}${search && `?${search}`}`, { method, headers, ...content })).status
    } catch {
      return null
    }
  }
  return { call, send }
}
