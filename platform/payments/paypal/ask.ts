import { createHmac } from 'node:crypto'
import { z } from 'zod'

export interface PayPalAccount {
  /** Without a trailing slash. */
  baseUrl: string
  clientId: string
  clientSecret: string
  /** A guessable request id would let others read the response. */
  secret: string
}

interface Answer {
  status: number
  body: unknown
}

interface Asking {
  body?: object | string
  /** Idempotency key of a write. */
  name?: string
  /** Replaces the timeout per call. */
  signal?: AbortSignal
}

// A shopper's request has a budget of six seconds.
const timeoutMs = 4_000
const leewayMs = 60_000

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number() })

/** Creates the API client: undefined on timeout or invalid JSON. It caches the access token. */
export function askerOf({ baseUrl, clientId, clientSecret, secret }: PayPalAccount) {
  const idOf = (name: string) => createHmac('sha256', secret).update(`paypal.${name}`).digest('hex')
  let kept: { token: string; until: number } | undefined
  let asked: Promise<string | undefined> | undefined

  const send = async (method: string, path: string, headers: Record<string, string>, asking: Asking) => {
    try {
      const { body, signal = AbortSignal.timeout(timeoutMs) } = asking
      const written = typeof body === 'object' ? JSON.stringify(body) : body
      const response = await fetch(baseUrl + path, {
        method,
        headers,
        ...(written !== undefined && { body: written }),
        signal,
        redirect: 'error',
      })
      const text = await response.text()
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
    } catch {
      return undefined
    }
  }
  const newToken = async (): Promise<string | undefined> => {
    const answer = await send(
      'POST',
      '/v1/oauth2/token',
      {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      { body: 'grant_type=client_credentials' },
    )
    const token = Token.safeParse(answer?.body)
    if (answer?.status !== 200 || !token.success) return undefined
    kept = { token: token.data.access_token, until: performance.now() + token.data.expires_in * 1000 - leewayMs }
    return kept.token
  }
  const tokenOfNow = async () => {
    if (kept && performance.now() < kept.until) return kept.token
    asked ??= newToken().finally(() => (asked = undefined))
    return asked
  }
  return async (method: 'GET' | 'POST' | 'PATCH', path: string, asking: Asking = {}): Promise<Answer | undefined> => {
    for (let tries = 0; ; tries += 1) {
      const token = await tokenOfNow()
      if (token === undefined) return undefined
      const answer = await send(
        method,
        path,
        {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          // Requests the full resource, including its payments.
          ...(asking.name !== undefined && { 'paypal-request-id': idOf(asking.name), prefer: 'return=representation' }),
        },
        asking,
      )
      if (answer?.status !== 401 || tries > 0) return answer
      if (kept?.token === token) kept = undefined
    }
  }
}
