/** Formats a return number for display: 100001 becomes R-100001. */
export function formatReturnNumber(number: number): string {
  return `R-${number}`
}

/** Parses an entered return number in any case, with or without its prefix. Returns null if it is invalid. */
export function parseReturnNumber(text: string): number | null {
  const [, digits] = /^(?:r-?)?(\d{6,9})$/i.exec(text.trim()) ?? []
  return digits === undefined ? null : Number(digits)
}
