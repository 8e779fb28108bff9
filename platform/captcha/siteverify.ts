import { z } from 'zod'
import type { CaptchaEngine, CaptchaVendor } from './engine.ts'

interface SiteverifySettings {
  vendor: CaptchaVendor
  siteKey: string
  secretKey: string
  /** Another address that speaks the wire; undefined: the vendor's own. */
  url: string | undefined
  /** Hosts of the store: a token that was made on another page is none. */
  hosts: readonly string[]
  /** Hears once that the vendor refuses the secret key, and again after it was taken. */
  warn: (codes: readonly string[]) => void
}

const officialUrls: Readonly<Record<CaptchaVendor, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
}

// The shopper waits for the order behind it.
const timeoutMs = 1_500
/** So long nobody is asked after no answer. */
const pauseMs = 30_000
/** A score is told by some: from 0, a machine, to 1. */
const leastScore = 0.3
/** Our own mistake, not the shopper's. */
const keyErrors = new Set(['missing-input-secret', 'invalid-input-secret', 'sitekey-secret-mismatch'])
/** Nobody could say now. */
const passingErrors = new Set(['internal-error'])

const Answer = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).default([]),
})

/**
 * Asks a vendor over the wire that Turnstile, hCaptcha and reCAPTCHA share: a form with the token and the secret key. Host
 * and action are compared where the vendor tells them. Silence, and a key of ours that is wrong, say nothing of the
 * shopper [CHECKOUT-213].
 */
export function siteverify({ vendor, siteKey, secretKey, url, hosts, warn }: SiteverifySettings): CaptchaEngine {
  const address = url ?? officialUrls[vendor]
  let pausedUntil = 0
  let isRefused = false
  return {
    challenge: () => ({ kind: 'vendor', vendor, siteKey }),
    async check(token, { action, ip, now }) {
      if (pausedUntil > now) return 'unknown'
      const answer = Answer.safeParse(
        await post(address, { secret: secretKey, response: token, remoteip: ip, sitekey: siteKey }),
      )
      if (!answer.success) {
        pausedUntil = now + pauseMs
        return 'unknown'
      }
      const { success, hostname, action: told, score, 'error-codes': codes } = answer.data
      const wrongKey = codes.some((code) => keyErrors.has(code))
      if (wrongKey && !isRefused) warn(codes)
      isRefused = wrongKey
      if (wrongKey || codes.some((code) => passingErrors.has(code))) return 'unknown'
      const isOurs = hostname === undefined || hosts.includes(hostname)
      const isForThis = told === undefined || told === '' || told === action
      const isHuman = score === undefined || score >= leastScore
      return success && isOurs && isForThis && isHuman ? 'passed' : 'failed'
    },
  }
}

async function post(url: string, fields: Record<string, string>): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    // hCaptcha answers a wrong key with 400 and its codes.
    return response.status < 500 && response.status !== 429 ? ((await response.json()) as unknown) : undefined
  } catch {
    return undefined
  }
}
