import { request as send, type IncomingHttpHeaders } from 'node:http'
import type { LookupFunction } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A request with its complete body. */
interface Sent {
  url: URL
  method: string
  headers: Readonly<Record<string, string>>
  body?: Uint8Array
}

/** A response with its complete, decompressed body. */
export interface Reply {
  url: string
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Browsers resolve `localhost` and its subdomains without DNS. */
const lookup: LookupFunction = (_host, { all }, done) => {
  if (all) done(null, [{ address: '127.0.0.1', family: 4 }])
  else done(null, '127.0.0.1', 4)
}

/**
 * Sends an HTTP request to a local store and reads the response without following redirects. Rejects if the store does
 * not respond.
 */
export function sendRequest({ url, method, headers, body }: Sent): Promise<Reply> {
  if (url.protocol !== 'http:' || !/(^|\.)localhost$/.test(url.hostname))
    return Promise.reject(new Error(`The visitor leaves this machine: ${url.href}`))
  return new Promise((done, fail) => {
    const length = body === undefined ? {} : { 'content-length': String(body.length) }
    const options = { method, lookup, timeout: 30_000, headers: { ...headers, ...length } }
    const request = send(url, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', fail)
      response.on('end', () => {
        const encoding = response.headers['content-encoding']
        const status = response.statusCode ?? 0
        done({ url: url.href, status, headers: response.headers, body: decompressed(Buffer.concat(chunks), encoding) })
      })
    })
    request.on('timeout', () => request.destroy(new Error(`No response from ${url.href} in 30 s`)))
    request.on('error', fail)
    request.end(body)
  })
}

function decompressed(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
