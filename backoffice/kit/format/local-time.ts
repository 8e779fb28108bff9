const two = (value: number) => String(value).padStart(2, '0')

/** Formats an instant for a datetime-local field, in the browser's time zone. */
export function formatDateTimeLocal(at: number): string {
  const date = new Date(at)
  // While a year is being typed, it has fewer than four digits.
  const year = String(date.getFullYear()).padStart(4, '0')
  const day = [year, two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Returns a datetime-local field's value in epoch milliseconds, or null if it is empty or incomplete. */
export function parseDateTimeLocal(value: string): number | null {
  const at = new Date(value).getTime()
  return value === '' || Number.isNaN(at) ? null : at
}

/** Returns the browser's time zone, such as America/New_York. */
export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
