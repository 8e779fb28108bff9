const formats = new Map<string, Intl.NumberFormat>()

/** Formats an amount from the API, which is in major units: 295 USD becomes $295.00. */
export function formatMoney(amount: number, currency: string): string {
  const known = formats.get(currency)
  if (known) return known.format(amount)
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  formats.set(currency, format)
  return format.format(amount)
}

/** Requires complete thousands groups, because `295,50` would otherwise become 29,550. */
const amountForm = /^(?:\d{1,8}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?$/

/** Parses an entered amount with at most two decimals, such as 1,250.5. Returns null if it is not an amount. */
export function parseAmount(text: string): number | null {
  const plain = text.trim()
  return amountForm.test(plain) ? Number(plain.replaceAll(',', '')) : null
}

/** Returns the rounded change in percent, or null if the earlier value is 0. */
export function changePercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100)
}
