const made = new Map<string, Intl.DateTimeFormat>()

/** Two days as a locale writes them together, or one when they are the same: 'Wed, Nov 25 – Fri, Nov 27'. */
export function daySpan(tag: string, [first, last]: readonly [first: string, last: string]): string {
  const writer = made.get(tag) ?? writerOf(tag)
  made.set(tag, writer)
  // Some that write dates put narrow blanks around the dash, others none: pages of a server and a browser read alike.
  return writer.formatRange(Date.parse(first), Date.parse(last)).replaceAll('\u2009', ' ')
}

function writerOf(tag: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
}
