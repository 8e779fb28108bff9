/** Returns false for text with a NUL or a lone surrogate, which PostgreSQL cannot store [T36]. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
