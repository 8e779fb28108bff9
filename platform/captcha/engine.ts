/** What a token has to be good for. */
export interface TokenAsked {
  action: string
  /** Whoever shows it: a site with a session's guest or customer. */
  holder: string
  ip: string
  /** Milliseconds since 1970. */
  now: number
}

/** How a browser makes a token: by work of its own, or by the script of a vendor. */
type Challenge =
  | { kind: 'work'; challenge: string; numbers: number; zeroBits: number; rounds: number; seconds: number }
  | { kind: 'vendor'; vendor: CaptchaVendor; siteKey: string }

/** Services that share one wire to ask whether a token is good. */
export const captchaVendors = ['turnstile', 'hcaptcha', 'recaptcha'] as const
export type CaptchaVendor = (typeof captchaVendors)[number]

/** Who says whether somebody sits in front of a browser. */
export interface CaptchaEngine {
  challenge: (asked: TokenAsked) => Challenge
  /** Unknown: nobody answered, which is no fault of the shopper's. */
  check: (token: string, asked: TokenAsked) => Promise<'passed' | 'failed' | 'unknown'>
}
