/**
 * Requests that one address may make in a minute, by what they ask for; a page is one that has to be rendered, a look-up one
 * by which somebody who tries out names, addresses or codes would learn of others. `vendor` are the questions that each
 * vendor of rates, tax, VAT numbers and addresses is asked for a network address, on the average of a quarter of an hour: what is above it is
 * not refused but goes without the vendor. Of declined payments it is so many in a quarter of an hour.
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
}
export type RateLimits = Readonly<typeof defaultRateLimits>

/** Reads limits such as 'search=100,login=5', the others as they are; undefined when it is not such a list. */
export function readRateLimits(text: string): RateLimits | undefined {
  const limits = { ...defaultRateLimits }
  for (const part of text.split(',')) {
    const [, name = '', limit = ''] = /^([a-z]+)=([1-9]\d{0,6})$/.exec(part.trim()) ?? []
    if (!(name in limits)) return undefined
    limits[name as keyof RateLimits] = Number(limit)
  }
  return limits
}
