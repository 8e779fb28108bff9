import { randomUUID } from 'node:crypto'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { readCaptcha, readKey, readVersion, writeHeaders } from '#contract/kernel/write-headers.ts'
import { malformedBody, type Caller } from './identity/caller.ts'
import { dispatch, type Edge, type Route } from './dispatch.ts'
import { isPlainJson } from './request.ts'

interface Loose {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  key?: string
  version?: number | 'any'
  captcha?: string
}

/**
 * Returns a client that calls the services from a page rendered in this process, with the same checks but without HTTP.
 */
export function callInProcess(routes: readonly Route[], edge: Edge): (caller: Caller) => StoreCall {
  const byName = new Map(routes.map((route) => [route.name, route]))
  return (caller) =>
    (async (name: string, input: Loose) => {
      const { params = {}, query = {}, body, key = randomUUID(), version, captcha } = input
      const headers = new Map(Object.entries(writeHeaders({ key, version, captcha })))
      const raw = {
        params: filled(params),
        query: filled(query),
        body: isPlainJson(body) ? body : malformedBody,
        key: readKey(headers),
        version: readVersion(headers),
        captcha: readCaptcha(headers),
      }
      return dispatch(byName.get(name)!, raw, caller, edge)
    }) as StoreCall
}

function filled(values: Record<string, unknown>) {
  const defined = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(defined.map(([key, value]) => [key, String(value)]))
}
