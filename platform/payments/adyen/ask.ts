import { createHmac } from 'node:crypto'

export interface AdyenAccount {
  /** Ends in /v72. */
  baseUrl: string
  apiKey: string
  merchantAccount: string
  /** Names repeated questions: whoever could guess such a name could read its answer. */
  secret: string
}

export interface Answer {
  status: number
  body: unknown
}

// An authorisation runs inside a shopper's request, whose whole budget is six seconds.
const timeoutMs = 4_000

/**
 * Asks the vendor; undefined when no answer came in time, none that is JSON, or one that is not the last word. A write is
 * named: asked again by the same name, also after a month, it is answered as it was and done once.
 */
export function askerOf({ baseUrl, apiKey, secret }: AdyenAccount) {
  const keyOf = (name: string) => createHmac('sha256', secret).update(`adyen.${name}`).digest('hex')
  return async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    write?: { name: string; body: object },
  ): Promise<Answer | undefined> => {
    try {
      const response = await fetch(baseUrl + path, {
        method,
        headers: {
          'x-api-key': apiKey,
          'content-type': 'application/json',
          ...(write && { 'idempotency-key': keyOf(write.name) }),
        },
        ...(write && { body: JSON.stringify(write.body) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      const text = await response.text()
      if (response.headers.get('transient-error') === 'true') return undefined
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
    } catch {
      return undefined
    }
  }
}

/**
 * A refusal in so many words: nothing was made. Who may not ask, too often, or at an address that is wrong, hears nothing
 * of it.
 */
export function isRefusal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && ![401, 403, 404, 408, 409, 429].includes(status)
}
