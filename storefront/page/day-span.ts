const cache = new Map<string, Intl.DateTimeFormat>()

/** Formats two dates as a range, equal ones as one: 'Wed, Nov 25 – Fri, Nov 27'. */
export function daySpan(tag: string, [first, last]: readonly [first: string, last: string]): string {
  const writer = cache.get(tag) ?? writerOf(tag)
  cache.set(tag, writer)
  // ICU versions differ in thin spaces around the dash: server and browser must render the same.
  return writer.formatRange(Date.parse(first), Date.parse(last)).replaceAll('\u2009', ' ')
}

function writerOf(tag: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
}
