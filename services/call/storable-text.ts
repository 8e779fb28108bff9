/** Whether a text is one that can be stored: no NUL, no half of a character [T36]. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
