/** Returns an entered quantity from 1 to 9999, or null if it is invalid. */
export function parseQuantity(typed: string): number | null {
  const digits = /^\s*([1-9]\d{0,3})\s*$/.exec(typed)?.[1]
  return digits === undefined ? null : Number(digits)
}
