import { createHmac } from 'node:crypto'
import type { VendorResponse } from '../vendor-response.ts'

export interface AdyenAccount {
  /** Ends in /v72. */
  baseUrl: string
  apiKey: string
  merchantAccount: string
  /** Makes idempotency keys unguessable, which prevents other clients from reading a stored response. */
  secret: string
}

// A shopper's request has a time budget of six seconds.
const timeoutMs = 4_000

export type Client = ReturnType<typeof createClient>

/**
 * Creates the API client, which returns undefined on a timeout, invalid JSON, or a transient error. Writes are
 * idempotent by `name`, even after a month.
 */
export function createClient({ baseUrl, apiKey, secret }: AdyenAccount) {
  const keyOf = (name: string) => createHmac('sha256', secret).update(`adyen.${name}`).digest('hex')
  return async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    write?: { name: string; body: object },
  ): Promise<VendorResponse | undefined> => {
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
 * Returns true if nothing was created. Authentication, routing, timeout, conflict, and rate limit errors do not prove
 * this.
 */
export function isRefusal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && ![401, 403, 404, 408, 409, 429].includes(status)
}
