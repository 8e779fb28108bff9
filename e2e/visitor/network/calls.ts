import type { CookieJar } from 'jsdom'
import { cookieHeader, storeCookies } from './cookies.ts'
import { sendRequest } from './send-request.ts'

interface CallOptions {
  method?: string
  headers?: Record<string, string>
  /** Request body. An object is sent as JSON. */
  data?: unknown
}

interface CallReply {
  status(): number
  headers(): Record<string, string>
  text(): Promise<string>
  json(): Promise<unknown>
  body(): Promise<Buffer>
}

/** API calls with a page's cookies: the part of Playwright's `page.request` that stories use. */
export interface Calls {
  fetch(address: string, options?: CallOptions): Promise<CallReply>
  get(address: string, options?: CallOptions): Promise<CallReply>
  post(address: string, options?: CallOptions): Promise<CallReply>
  put(address: string, options?: CallOptions): Promise<CallReply>
}

/** Returns a visitor's API calls. They do not follow redirects. */
export function callsOf(jar: CookieJar, base: string): Calls {
  const fetch: Calls['fetch'] = async (address, { method = 'GET', headers, data } = {}) => {
    const url = new URL(address, base)
    const isText = typeof data === 'string'
    const body = data === undefined ? undefined : Buffer.from(isText ? data : JSON.stringify(data))
    const cookie = cookieHeader(jar, url, 'same-origin', method)
    const own = { accept: '*/*', ...(cookie !== '' && { cookie }), ...(body && { 'content-type': 'application/json' }) }
    const reply = await sendRequest({ url, method, headers: { ...own, ...headers }, ...(body && { body }) })
    storeCookies(jar, url, reply.headers)
    const text = () => reply.body.toString()
    const named = Object.entries(reply.headers).map(([name, value]) => [name, String(value)])
    return {
      status: () => reply.status,
      headers: () => Object.fromEntries(named) as Record<string, string>,
      text: () => Promise.resolve(text()),
      json: () => Promise.resolve(JSON.parse(text()) as unknown),
      body: () => Promise.resolve(reply.body),
    }
  }
  const by =
    (method: string): Calls['get'] =>
    (address, options) =>
      fetch(address, { ...options, method })
  return { fetch, get: by('GET'), post: by('POST'), put: by('PUT') }
}
