import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'

interface ApplePaySettings {
  merchantId: string
  displayName: string
  /** Comes only from settings, never from the browser. */
  sessionUrl: string
  /** Merchant identity certificate in PEM format, or null for a simulator. */
  identity: { certificate: string; key: string } | null
}

// A shopper's request has a time budget of six seconds.
const timeoutMs = 4_000
const maxBytes = 100_000

/**
 * Returns a function that requests an Apple Pay session for a host name, or returns null if Apple refuses. Ignores the
 * browser's URL to prevent SSRF.
 */
export function applePaySessions({ merchantId, displayName, sessionUrl, identity }: ApplePaySettings) {
  return async (hostname: string): Promise<Readonly<Record<string, unknown>> | null | 'unknown'> => {
    const body = JSON.stringify({
      merchantIdentifier: merchantId,
      displayName: displayName.slice(0, 64),
      initiative: 'web',
      initiativeContext: hostname,
    })
    const response = await post(sessionUrl, body, identity)
    if (!response) return 'unknown'
    if (response.status !== 200) return response.status >= 400 && response.status < 500 ? null : 'unknown'
    try {
      const session: unknown = JSON.parse(response.text)
      return typeof session === 'object' && session !== null && !Array.isArray(session)
        ? (session as Readonly<Record<string, unknown>>)
        : 'unknown'
    } catch {
      return 'unknown'
    }
  }
}

function post(url: string, body: string, identity: ApplePaySettings['identity']) {
  return new Promise<{ status: number; text: string } | undefined>((resolve) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const options = { method: 'POST', headers, signal }
    const request = url.startsWith('https:')
      ? requestSecure(url, { ...options, ...(identity && { cert: identity.certificate, key: identity.key }) })
      : requestPlain(url, options)
    request.on('error', () => resolve(undefined))
    request.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('error', () => resolve(undefined))
      response.on('data', (part: string) => {
        text += part
        if (text.length > maxBytes) response.destroy(new Error('The response is too large'))
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    request.end(body)
  })
}
