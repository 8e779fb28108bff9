import type { StoreCall } from '#contract/kernel/call-options.ts'
import { createClient } from '#contract/client/client.ts'
import { store, type Store } from '#contract/store.ts'
import type { Site } from '#domain/sites.ts'
import type { Visitor } from '#services/testing/shop-for-tests.ts'

export function openHttpVisitor(port: number, ip: string, site: Site = 'USA'): Visitor {
  const cookies = new Map<string, string>()
  const origin = `http://127.0.0.1:${port}`
  const fetcher = async (input: string | URL | Request, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('x-prove-ip', ip)
    headers.set('x-prove-site', site)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(input, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
  const call = createClient<Store>({ base: origin, fetcher, contract: store }) as StoreCall
  return { call, fetch: (path, init) => fetcher(origin + path, init), cookies }
}
