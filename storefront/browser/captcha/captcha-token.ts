import type { Reply } from '#contract/kernel/call.ts'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Store } from '#contract/store.ts'
import { hasZeroBits, maxSolutionNumber, serializeWorkToken, type CaptchaAction } from '#domain/captcha/work.ts'

type Challenge = Reply<Store, 'GET /svc_captcha/challenge'>
type Work = Extract<Challenge, { kind: 'work' }>

interface Proving {
  call: StoreCall
  warn: (message: string, error: unknown) => void
  signal: AbortSignal
}

export interface CaptchaToken {
  token: string
  until: number
}

/**
 * Returns a token for an action after solving its challenge. On failure, logs a warning and returns an empty token
 * [ERROR-406, ORDER-220].
 */
export async function requestCaptchaToken(
  action: CaptchaAction,
  { call, warn, signal }: Proving,
): Promise<CaptchaToken> {
  try {
    const challenge = await call('GET /svc_captcha/challenge', { query: { action } })
    switch (challenge.kind) {
      case 'none':
        return { token: '', until: Infinity }
      case 'work':
        return { token: await solve(challenge, signal), until: Date.now() + challenge.seconds * 1_000 }
      case 'vendor':
        // Payment pages run no third-party scripts.
        throw new Error(`${challenge.vendor} requires a third-party script`)
    }
  } catch (error) {
    if (!signal.aborted) warn('No captcha token', error)
    return { token: '', until: Infinity }
  }
}

/** Keys are derived in parallel, off the main thread. */
const keysPerBatch = 16

async function solve({ challenge, numbers, zeroBits, rounds }: Work, signal: AbortSignal): Promise<string> {
  const encoder = new TextEncoder()
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(challenge), iterations: rounds }
  const fits = async (number: number) => {
    const material = await crypto.subtle.importKey('raw', encoder.encode(String(number)), 'PBKDF2', false, [
      'deriveBits',
    ])
    return hasZeroBits(new Uint8Array(await crypto.subtle.deriveBits(parameters, material, 256)), zeroBits)
  }
  const found: number[] = []
  for (let from = 0; from <= maxSolutionNumber; from += keysPerBatch) {
    signal.throwIfAborted()
    const tried = await Promise.all(Array.from({ length: keysPerBatch }, (_, index) => fits(from + index)))
    for (const [index, isOne] of tried.entries()) if (isOne) found.push(from + index)
    if (found.length >= numbers) return serializeWorkToken(challenge, found.slice(0, numbers))
  }
  throw new Error('The challenge has no solution')
}
