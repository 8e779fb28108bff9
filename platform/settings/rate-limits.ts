/**
 * Requests per minute and client address. `lookup` covers calls that could reveal names, addresses, or codes. `vendor`
 * is averaged over 15 minutes, and excess requests proceed without the vendor. `decline` counts declined payments per
 * 15 minutes. `event` counts a browser's analytics events. A server with a write key may send 20 times as many.
 */
export const defaultRateLimits = {
  page: 1200,
  read: 1200,
  search: 300,
  write: 240,
  login: 20,
  lookup: 20,
  order: 20,
  vendor: 20,
  decline: 25,
  event: 600,
}
export type RateLimits = Readonly<typeof defaultRateLimits>

/** Parses limits such as 'search=100,login=5', which override the defaults. Returns undefined if invalid. */
export function parseRateLimits(text: string): RateLimits | undefined {
  const limits = { ...defaultRateLimits }
  for (const part of text.split(',')) {
    const [, name = '', limit = ''] = /^([a-z]+)=([1-9]\d{0,6})$/.exec(part.trim()) ?? []
    if (!(name in limits)) return undefined
    limits[name as keyof RateLimits] = Number(limit)
  }
  return limits
}
