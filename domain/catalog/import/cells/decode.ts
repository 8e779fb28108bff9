/**
 * Decodes UTF-16 and UTF-8. Other bytes are read as Windows-1252, in which spreadsheets of Western Europe and America
 * write CSV files.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Returns true for text with characters that a wrong encoding leaves, or that the database cannot store. */
export function isDamaged(text: string): boolean {
  // eslint-disable-next-line no-control-regex
  return /[\uFFFD\u0000\u0080-\u0084\u0086-\u009F]/.test(text)
}
