export interface TokenScope {
  action: string
  /** Identifies the site and the session's guest or customer. */
  holder: string
  ip: string
  /** Unix time in milliseconds. */
  now: number
}

type Challenge =
  | { kind: 'work'; challenge: string; numbers: number; zeroBits: number; rounds: number; seconds: number }
  | { kind: 'vendor'; vendor: CaptchaVendor; siteKey: string }

/** Vendors with the same siteverify API. */
export const captchaVendors = ['turnstile', 'hcaptcha', 'recaptcha'] as const
export type CaptchaVendor = (typeof captchaVendors)[number]

export interface CaptchaEngine {
  challenge: (scope: TokenScope) => Challenge
  /** `unknown` means that the vendor did not respond, which must not count against the shopper. */
  check: (token: string, scope: TokenScope) => Promise<'passed' | 'failed' | 'unknown'>
}
