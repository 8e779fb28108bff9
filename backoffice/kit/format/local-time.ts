const two = (value: number) => String(value).padStart(2, '0')

/** Formats an instant for a datetime-local field, in the browser's time zone. */
export function formatDateTimeLocal(at: number): string {
  const date = new Date(at)
  // A year that is being typed has fewer digits.
  const year = String(date.getFullYear()).padStart(4, '0')
  const day = [year, two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Returns the epoch milliseconds of a datetime-local field, or null if it is empty or unfinished. */
export function parseDateTimeLocal(value: string): number | null {
  const at = new Date(value).getTime()
  return value === '' || Number.isNaN(at) ? null : at
}

/** The time zone of the browser, such as America/New_York. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
