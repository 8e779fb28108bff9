import { request as requestPlain, type ClientRequest, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { checkedLookup, isLoopback, isPublic, AddressNotPublic, type Resolve } from '../network/public-address.ts'

const defaultTimeoutMs = 10_000
const maxRetryAfterMs = 24 * 60 * 60_000

export interface WebhookResponse {
  /** Null if there was no response. */
  status: number | null
  /**
   * A code such as `timeout` or `ECONNREFUSED`, or null if there was a response. Never contains the URL or the body.
   */
  error: string | null
  /** The delay that the receiver requested, at most a day, or 0. */
  retryAfterMs: number
  durationMs: number
}

export interface WebhookClient {
  /** True in a demo that may send webhooks to this machine. */
  allowsLocal: boolean
  /** Returns false for a URL with an IP address that webhooks must not reach. */
  isReachable: (url: string) => boolean
  /** Posts a body without following redirects. Never throws. */
  post: (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<WebhookResponse>
}

interface ClientOptions {
  allowsLocal?: boolean
  resolve?: Resolve
  timeoutMs?: number
}

/**
 * Creates a client that connects only to public addresses, which it checks when connecting. `allowsLocal` also allows
 * this machine, the only host that may be reached without TLS.
 */
export function webhookClient({
  allowsLocal = false,
  resolve,
  timeoutMs = defaultTimeoutMs,
}: ClientOptions = {}): WebhookClient {
  const isAllowedBy = ({ protocol }: URL) => {
    if (protocol === 'http:') return (address: string) => allowsLocal && isLoopback(address)
    return (address: string) => isPublic(address) || (allowsLocal && isLoopback(address))
  }
  return {
    allowsLocal,
    isReachable: (text) => {
      const url = URL.parse(text)
      return url !== null && isReachableHost(url, isAllowedBy(url))
    },
    async post(text, headers, body) {
      const startedAt = performance.now()
      const result = await send(text, { headers, body, timeoutMs, isAllowedBy, resolve }).catch(failureOf)
      return { ...result, durationMs: Math.round(performance.now() - startedAt) }
    },
  }
}

interface Sending {
  headers: Readonly<Record<string, string>>
  body: string
  timeoutMs: number
  isAllowedBy: (url: URL) => (address: string) => boolean
  resolve: Resolve | undefined
}

type Result = Omit<WebhookResponse, 'durationMs'>

async function send(text: string, { headers, body, timeoutMs, isAllowedBy, resolve }: Sending): Promise<Result> {
  const url = new URL(text)
  const isAllowed = isAllowedBy(url)
  if (!isReachableHost(url, isAllowed)) throw new AddressNotPublic()
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  const signal = AbortSignal.timeout(timeoutMs)
  const httpRequest = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    lookup: checkedLookup(isAllowed, resolve),
    // Opens a new connection for each request, because a reused connection was checked for another request.
    agent: false,
    signal,
  })
  try {
    const response = await responseOf(httpRequest.end(body), signal)
    const status = response.statusCode!
    return { status, error: null, retryAfterMs: retryAfterOf(response) }
  } finally {
    // The body is not read, because it could be endless or contain secrets.
    httpRequest.on('error', () => {}).destroy()
  }
}

/** Resolves with the response or upgrade. Rejects on an error, a close without a response, or the signal. */
function responseOf(httpRequest: ClientRequest, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    httpRequest.on('response', resolve)
    // Node detaches an upgrade's socket from the request, so `destroy` and the signal do not reach it.
    httpRequest.on('upgrade', (response, socket) => {
      socket.on('error', () => {}).destroy()
      resolve(response)
    })
    httpRequest.on('error', reject)
    httpRequest.on('close', () => reject(new ClosedEarly()))
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

class ClosedEarly extends Error {
  code = 'no_response'
}

function isReachableHost({ hostname }: URL, isAllowed: (address: string) => boolean): boolean {
  const named = hostname.replace(/^\[|\]$/g, '')
  return isIP(named) === 0 || isAllowed(named)
}

function retryAfterOf({ headers }: IncomingMessage): number {
  const seconds = headers['retry-after'] ?? ''
  return /^\d+$/.test(seconds) ? Math.min(Number(seconds) * 1_000, maxRetryAfterMs) : 0
}

function failureOf(error: unknown): Result {
  return { status: null, error: codeOf(error), retryAfterMs: 0 }
}

/** Returns a network error's code. Its message could contain the URL, which may include a secret. */
function codeOf(error: unknown): string {
  if (error instanceof AddressNotPublic) return 'address_not_public'
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout'
  const code = 'code' in error ? String(error.code) : ''
  return /^\w{1,60}$/.test(code) ? code : 'unknown'
}
