/** Formats an amount in minor units for entry in a locale, such as '1250.50'. */
export function formatAmount(minor: number, tag: string): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false }
  return new Intl.NumberFormat(tag, digits).format(minor / 100)
}
