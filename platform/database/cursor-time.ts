/**
 * Returns true if a text is a time that PostgreSQL can read, in UTC with microseconds, as lists write it in cursors.
 * Date.parse alone also accepts February 30 and the year 0.
 */
export function isCursorTime(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false
  const time = new Date(text)
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 19) === text.slice(0, 19)
}
