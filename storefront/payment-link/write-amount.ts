/** Formats an amount (minor units) as typed in a locale, '1250.50'. */
export function formatAmount(minor: number, tag: string): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false }
  return new Intl.NumberFormat(tag, digits).format(minor / 100)
}
