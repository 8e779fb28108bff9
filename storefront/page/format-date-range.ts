const cache = new Map<string, Intl.DateTimeFormat>()

/** Formats two dates as a range, such as 'Wed, Nov 25 – Fri, Nov 27', or a single date if they are equal. */
export function formatDateRange(tag: string, [first, last]: readonly [first: string, last: string]): string {
  const writer = cache.get(tag) ?? writerOf(tag)
  cache.set(tag, writer)
  // ICU versions use different thin spaces around the dash, but server and browser must render the same text.
  return writer.formatRange(Date.parse(first), Date.parse(last)).replaceAll('\u2009', ' ')
}

function writerOf(tag: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
}
