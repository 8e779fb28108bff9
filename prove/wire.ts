import { Agent, request } from 'node:http'
import type { StoreCall } from '#contract/call-options.ts'
import { createClient } from '#contract/client.ts'
import { store, type Store } from '#contract/store.ts'
import type { Visitor } from '#services/shop-for-tests.ts'
import type { WireRequest } from './mutations.ts'

/** What came back over HTTP, as bytes came in. */
export interface WireAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  milliseconds: number
}

/** Sends requests as they stand, also those that no client should send; an answer that does not come is an error. */
export function wire(port: number, connections: number, patienceMs: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const send = (sent: WireRequest): Promise<WireAnswer> => sendOnce(sent, () => send(sent))
  const sendOnce = ({ method, path, headers, body }: WireRequest, again: () => Promise<WireAnswer>) =>
    new Promise<WireAnswer>((resolve, reject) => {
      const began = performance.now()
      const length = body ? ['content-length', String(body.length)] : []
      const sent = request({
        agent,
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: ['host', `127.0.0.1:${port}`, ...headers.flat(), ...length],
      })
      const impatient = setTimeout(() => sent.destroy(new Error(`no answer in ${patienceMs} ms`)), patienceMs)
      let isAnswered = false
      const fail = (error: Error) => {
        clearTimeout(impatient)
        // A refused body may still be on its way when the connection ends: the answer is what counts.
        if (isAnswered) return
        // A kept connection that was closed as it was taken again: clients ask once more on another one.
        const isStale = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
        if (isStale) resolve(again())
        else reject(error)
      }
      sent.on('error', fail)
      sent.on('response', (response) => {
        isAnswered = true
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          clearTimeout(impatient)
          const text = Buffer.concat(chunks).toString()
          const milliseconds = performance.now() - began
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, milliseconds })
        })
      })
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}

/** A visitor of a store that runs, by its calls over HTTP, with an address of their own. */
export function visitOver(port: number, ip: string): Visitor {
  const cookies = new Map<string, string>()
  const origin = `http://127.0.0.1:${port}`
  const fetcher = async (input: string | URL | Request, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('x-prove-ip', ip)
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
