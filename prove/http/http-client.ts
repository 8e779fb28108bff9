import { Agent, request, type IncomingHttpHeaders } from 'node:http'

/** A request as it stands, also one that no client should send. */
export interface HttpRequest {
  method: string
  path: string
  headers: readonly (readonly [string, string])[]
  body?: Buffer | undefined
}

/** What came back over HTTP. */
export interface HttpAnswer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  milliseconds: number
}

/** How a connection says that its other end has closed it, before or while something is written. */
const gone = new Set<unknown>(['ECONNRESET', 'EPIPE'])

/** Nothing came back. */
export class NoAnswer extends Error {
  /** A kept connection was closed as it was taken again: clients ask once more on another one. */
  readonly isStale: boolean

  constructor(cause: Error, isStale: boolean) {
    super(cause.message, { cause })
    this.isStale = isStale
  }
}

/** Asks a port of this machine on so many connections, kept alive; an answer that does not come in time is an error. */
export function openHttp(port: number, connections: number, patienceMs: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const send = ({ method, path, headers, body }: HttpRequest) =>
    new Promise<HttpAnswer>((resolve, reject) => {
      const began = performance.now()
      const isNamed = headers.some(([name]) => name.toLowerCase() === 'host')
      const own = [
        ...(isNamed ? [] : ['host', `127.0.0.1:${port}`]),
        ...(body ? ['content-length', String(body.length)] : []),
      ]
      const all = [...own, ...headers.flat()]
      const sent = request({ agent, host: '127.0.0.1', port, method, path, headers: all })
      const impatient = setTimeout(() => sent.destroy(new Error(`no answer in ${patienceMs} ms`)), patienceMs)
      let isAnswered = false
      const fail = (error: Error) => {
        clearTimeout(impatient)
        reject(new NoAnswer(error, sent.reusedSocket && 'code' in error && gone.has(error.code)))
      }
      // A refused body may still be on its way when the connection ends: the answer is what counts.
      sent.on('error', (error) => isAnswered || fail(error))
      sent.on('response', (response) => {
        isAnswered = true
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', fail)
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
