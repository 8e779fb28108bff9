import type { FormForwarder } from './engine.ts'

interface ForwardingSettings {
  url: string
  token: string | undefined
}

const timeoutMs = 5_000

/**
 * Creates an engine that posts entries as JSON. The entry's id is the idempotency key, which lets the receiver detect
 * repeats.
 */
export function httpsForwarder({ url, token }: ForwardingSettings): FormForwarder {
  return {
    async forward(entry) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': entry.id,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(entry),
        // Prevents a redirect to another host.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`Form entry ${entry.id} was not accepted: status ${response.status}`)
    },
  }
}
