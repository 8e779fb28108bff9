import { z } from 'zod'
import type { CaptchaEngine, CaptchaVendor } from './engine.ts'

interface SiteverifySettings {
  vendor: CaptchaVendor
  siteKey: string
  secretKey: string
  /** Overrides the vendor's URL. */
  url: string | undefined
  /** Allowed hosts. Tokens issued for other hosts fail. */
  hosts: readonly string[]
  /** Called on the first of several consecutive refusals of the secret key. */
  warn: (codes: readonly string[]) => void
}

const officialUrls: Readonly<Record<CaptchaVendor, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
}

// The shopper's order waits for this response.
const timeoutMs = 1_500
/** Pause after an outage. */
const pauseMs = 30_000
/** Minimum score, from 0 (bot) to 1 (human). Only some vendors return a score. */
const leastScore = 0.3
/** Errors caused by our configuration, not by the shopper. */
const keyErrors = new Set(['missing-input-secret', 'invalid-input-secret', 'sitekey-secret-mismatch'])
const passingErrors = new Set(['internal-error'])

const VerifyResponse = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).default([]),
})

/**
 * Creates the engine for the siteverify API of Turnstile, hCaptcha, and reCAPTCHA. Outages and a wrong secret key do
 * not count against the shopper [CHECKOUT-213].
 */
export function siteverify({ vendor, siteKey, secretKey, url, hosts, warn }: SiteverifySettings): CaptchaEngine {
  const address = url ?? officialUrls[vendor]
  let pausedUntil = 0
  let isRefused = false
  return {
    challenge: () => ({ kind: 'vendor', vendor, siteKey }),
    async check(token, { action, ip, now }) {
      if (pausedUntil > now) return 'unknown'
      const parsed = VerifyResponse.safeParse(
        await post(address, { secret: secretKey, response: token, remoteip: ip, sitekey: siteKey }),
      )
      if (!parsed.success) {
        pausedUntil = now + pauseMs
        return 'unknown'
      }
      const { success, hostname, action: verified, score, 'error-codes': codes } = parsed.data
      const wrongKey = codes.some((code) => keyErrors.has(code))
      if (wrongKey && !isRefused) warn(codes)
      isRefused = wrongKey
      if (wrongKey || codes.some((code) => passingErrors.has(code))) return 'unknown'
      const isOurs = hostname === undefined || hosts.includes(hostname)
      const isForThis = verified === undefined || verified === '' || verified === action
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
    // hCaptcha reports a wrong key with status 400 and error codes.
    return response.status < 500 && response.status !== 429 ? ((await response.json()) as unknown) : undefined
  } catch {
    return undefined
  }
}
