import type { VendorResponse } from '../vendor-response.ts'

/** An account at Spreedly or its simulator. */
export interface SpreedlyAccount {
  /** Ends in /v1. */
  baseUrl: string
  environmentKey: string
  accessSecret: string
}

// A shopper's request has a time budget of six seconds.
const timeoutMs = 4_000

export type Client = ReturnType<typeof createClient>

/** Creates the API client, which returns undefined on a timeout or invalid JSON. */
export function createClient({ baseUrl, environmentKey, accessSecret }: SpreedlyAccount) {
  const authorization = `Basic ${Buffer.from(`${environmentKey}:${accessSecret}`).toString('base64')}`
  return async (method: string, path: string, body?: object): Promise<VendorResponse | undefined> => {
    try {
      const response = await fetch(baseUrl + path, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      return { status: response.status, body: await response.json() }
    } catch {
      return undefined
    }
  }
}

/** Returns true for statuses that prove that nothing was created. */
export const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 408
/** Returns true for statuses that prove that no payment exists. 401, 403, and 429 do not. */
export const provesNoPayment = (status: number) => isRefusal(status) && ![401, 403, 429].includes(status)
