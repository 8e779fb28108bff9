/** Formats the number of a return for people: 100001 becomes R-100001. */
export function formatReturnNumber(number: number): string {
  return `R-${number}`
}

/** Reads a typed return number in any case, with or without its prefix, or returns null. */
export function parseReturnNumber(text: string): number | null {
  const [, digits] = /^(?:r-?)?(\d{6,9})$/i.exec(text.trim()) ?? []
  return digits === undefined ? null : Number(digits)
}
