import type { Reply } from '#contract/kernel/call.ts'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Store } from '#contract/store.ts'
import { hasZeroBits, highestNumber, workToken, type CaptchaAction } from '#domain/captcha/work.ts'

type Challenge = Reply<Store, 'GET /svc_captcha/challenge'>
type Work = Extract<Challenge, { kind: 'work' }>

interface Proving {
  call: StoreCall
  /** Hears why there is no token. */
  warn: (message: string, error: unknown) => void
  /** Ends the work of a page that is left. */
  signal: AbortSignal
}

/** A token with the moment until which it is taken, in milliseconds since 1970. */
export interface CaptchaToken {
  token: string
  until: number
}

/**
 * A token for an action: its challenge is asked for and worked on. Whatever fails is warned of, and the action goes on
 * with an empty one [ERROR-406, ORDER-220].
 */
export async function captchaToken(action: CaptchaAction, { call, warn, signal }: Proving): Promise<CaptchaToken> {
  try {
    const asked = await call('GET /svc_captcha/challenge', { query: { action } })
    switch (asked.kind) {
      case 'none':
        return { token: '', until: Infinity }
      case 'work':
        return { token: await solve(asked, signal), until: Date.now() + asked.seconds * 1_000 }
      case 'vendor':
        // No script of anybody else runs in a page where somebody pays.
        throw new Error(`${asked.vendor} needs a script of its own`)
    }
  } catch (error) {
    if (!signal.aborted) warn('No captcha token', error)
    return { token: '', until: Infinity }
  }
}

/** So many keys are derived at once: away from the page's own thread, which stays free. */
const batch = 16

/** Searches the numbers that a challenge asks for. */
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
  for (let from = 0; from <= highestNumber; from += batch) {
    signal.throwIfAborted()
    const tried = await Promise.all(Array.from({ length: batch }, (_, index) => fits(from + index)))
    for (const [index, isOne] of tried.entries()) if (isOne) found.push(from + index)
    if (found.length >= numbers) return workToken(challenge, found.slice(0, numbers))
  }
  throw new Error('No number fits the challenge')
}
