/**
 * Decodes UTF-16 and UTF-8. Other bytes are read as Windows-1252, the encoding of CSV files from spreadsheets in
 * Western Europe and America. Invalid bytes in UTF-8 become U+FFFD.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder('utf-16be').decode(bytes)
  const text = new TextDecoder('utf-8').decode(bytes)
  return isUtf8(bytes, text) ? text : new TextDecoder('windows-1252').decode(bytes)
}

/** Returns true if there is a byte order mark, or if most non-ASCII bytes are valid UTF-8. */
function isUtf8(bytes: Uint8Array, text: string): boolean {
  if (!text.includes('\uFFFD') || (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)) return true
  const total = bytes.reduce((count, byte) => (byte < 0x80 ? count : count + 1), 0)
  let valid = 0
  for (const char of text) {
    const code = char.codePointAt(0)!
    if (code >= 0x80 && code !== 0xfffd) valid += code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
  }
  // A file that was already damaged by another program contains U+FFFD.
  for (let at = bytes.indexOf(0xef); at !== -1; at = bytes.indexOf(0xef, at + 1)) {
    if (bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) valid += 3
  }
  return valid * 2 > total
}

/** Returns true for text with characters that result from a wrong encoding or that the database cannot store. */
export function isDamaged(text: string): boolean {
  // eslint-disable-next-line no-control-regex
  return /[\uFFFD\u0000\u0080-\u0084\u0086-\u009F]/.test(text)
}
