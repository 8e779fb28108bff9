import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'

interface HttpRequest {
  method: string
  path: string
  headers: readonly (readonly [string, string])[]
  body?: Buffer | undefined
}

export interface HttpResponse {
  status: number
  headers: IncomingHttpHeaders
  text: string
  milliseconds: number
}

const closedCodes = new Set<unknown>(['ECONNRESET', 'EPIPE'])

class NoResponse extends Error {
  /** True if the connection was stale, so that the client may retry. */
  readonly isStale: boolean

  constructor(cause: Error, isStale: boolean) {
    super(cause.message, { cause })
    this.isStale = isStale
  }
}

/** Opens an HTTP client. `send` throws NoResponse on a timeout. */
export function openHttp(port: number, connections: number, timeoutMs: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const send = ({ method, path, headers, body }: HttpRequest) =>
    new Promise<HttpResponse>((resolve, reject) => {
      const startedAt = performance.now()
      const hasHost = headers.some(([name]) => name.toLowerCase() === 'host')
      const own = [
        ...(hasHost ? [] : ['host', `127.0.0.1:${port}`]),
        ...(body ? ['content-length', String(body.length)] : []),
      ]
      const all = [...own, ...headers.flat()]
      const request = httpRequest({ agent, host: '127.0.0.1', port, method, path, headers: all })
      const timer = setTimeout(() => request.destroy(new Error(`no response in ${timeoutMs} ms`)), timeoutMs)
      let hasResponse = false
      const fail = (error: Error) => {
        clearTimeout(timer)
        reject(new NoResponse(error, request.reusedSocket && 'code' in error && closedCodes.has(error.code)))
      }
      // The server may close the connection while the body of a refused request is still being sent.
      request.on('error', (error) => hasResponse || fail(error))
      request.on('response', (response) => {
        hasResponse = true
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', fail)
        response.on('end', () => {
          clearTimeout(timer)
          const text = Buffer.concat(chunks).toString()
          const milliseconds = performance.now() - startedAt
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, milliseconds })
        })
      })
      request.end(body)
    })
  return { send, close: () => agent.destroy() }
}

/** Retries requests that fail on a stale connection. */
export function openRetryingHttp(port: number, connections: number, timeoutMs: number) {
  const { send: sendOnce, close } = openHttp(port, connections, timeoutMs)
  const send = async (request: HttpRequest): Promise<HttpResponse> => {
    try {
      return await sendOnce({ ...request, headers: [['host', `127.0.0.1:${port}`], ...request.headers] })
    } catch (error) {
      if (error instanceof NoResponse && error.isStale) return send(request)
      throw error
    }
  }
  return { send, close }
}
