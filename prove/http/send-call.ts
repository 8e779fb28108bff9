import { randomUUID } from 'node:crypto'
import type { LooseCall } from '#contract/client/send.ts'
import { servicePath } from '#contract/kernel/service-path.ts'
import type { Store } from '#contract/store.ts'
import { writeHeaders } from '#contract/kernel/write-headers.ts'
import type { createApp } from '#services/call/app.ts'
import type { Shopper } from './callers.ts'

/** All that came back, as text. */
export interface Answer {
  status: number
  headers: string
  text: string
}

export type App = ReturnType<typeof createApp>

/** One request as a browser sends it; a write has a key of its own and goes for any version unless it says another. */
export async function ask(app: App, { site, cookie }: Shopper, name: keyof Store, sent: LooseCall): Promise<Answer> {
  const [method, path] = name.split(' ') as [string, string]
  const { params = {}, query = {}, body, key = randomUUID(), version = 'any' } = sent
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
  return { status: response.status, headers: headersIn(response), text: await response.text() }
}

/** What differs from one answer to the next by itself is left out: the request's id, a new guest's or session's token. */
function headersIn({ headers }: Response): string {
  return [...headers]
    .filter(([name]) => name !== 'x-request-id' && name !== 'date')
    .map(([name, value]) => `${name}: ${name === 'set-cookie' ? value.replace(/=[^;]{32,}/, '=…') : value}`)
    .join('\n')
}

/** The values at a place such as `body.items.*.listItemId`. */
export function idsAt(sent: LooseCall, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>((at, step) => at.flatMap((each) => inside(each, step)), [sent])
}

/** A copy of the request with another value at a place. */
export function withId(sent: LooseCall, path: string, value: unknown): LooseCall {
  const copy = structuredClone(sent)
  const steps = path.split('.')
  const parents = steps.slice(0, -1).reduce<unknown[]>((at, step) => at.flatMap((each) => inside(each, step)), [copy])
  const last = steps.at(-1)!
  for (const parent of parents as Record<string, unknown>[]) {
    for (const key of last === '*' ? Object.keys(parent) : [last]) parent[key] = value
  }
  return copy
}

function inside(node: unknown, step: string): unknown[] {
  if (node === null || typeof node !== 'object') return []
  const found = step === '*' ? Object.values(node) : [(node as Record<string, unknown>)[step]]
  return found.filter((each) => each !== undefined)
}
