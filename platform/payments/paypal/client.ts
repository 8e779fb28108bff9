import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { VendorResponse } from '../vendor-response.ts'

export interface PayPalAccount {
  /** Has no trailing slash. */
  baseUrl: string
  clientId: string
  clientSecret: string
  /** Makes request ids unguessable, which prevents other clients from reading a stored response. */
  secret: string
}

interface RequestOptions {
  body?: object | string
  /** The write's idempotency key. */
  name?: string
  /** Overrides the default timeout for this call. */
  signal?: AbortSignal
}

// A shopper's request has a time budget of six seconds.
const timeoutMs = 4_000
const leewayMs = 60_000

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number() })

export type Client = ReturnType<typeof createClient>

/** Creates the API client, which returns undefined on a timeout or invalid JSON. The client caches the access token. */
export function createClient({ baseUrl, clientId, clientSecret, secret }: PayPalAccount) {
  const idOf = (name: string) => createHmac('sha256', secret).update(`paypal.${name}`).digest('hex')
  let cached: { token: string; until: number } | undefined
  let pending: Promise<string | undefined> | undefined

  const send = async (method: string, path: string, headers: Record<string, string>, options: RequestOptions) => {
    try {
      const { body, signal = AbortSignal.timeout(timeoutMs) } = options
      const payload = typeof body === 'object' ? JSON.stringify(body) : body
      const response = await fetch(baseUrl + path, {
        method,
        headers,
        ...(payload !== undefined && { body: payload }),
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
    const response = await send(
      'POST',
      '/v1/oauth2/token',
      {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      { body: 'grant_type=client_credentials' },
    )
    const token = Token.safeParse(response?.body)
    if (response?.status !== 200 || !token.success) return undefined
    cached = { token: token.data.access_token, until: performance.now() + token.data.expires_in * 1000 - leewayMs }
    return cached.token
  }
  const currentToken = async () => {
    if (cached && performance.now() < cached.until) return cached.token
    pending ??= newToken().finally(() => (pending = undefined))
    return pending
  }
  return async (
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    options: RequestOptions = {},
  ): Promise<VendorResponse | undefined> => {
    for (let attempts = 0; ; attempts += 1) {
      const token = await currentToken()
      if (token === undefined) return undefined
      const response = await send(
        method,
        path,
        {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          // Requests the full resource, including payments.
          ...(options.name !== undefined && {
            'paypal-request-id': idOf(options.name),
            prefer: 'return=representation',
          }),
        },
        options,
      )
      if (response?.status !== 401 || attempts > 0) return response
      if (cached?.token === token) cached = undefined
    }
  }
}
