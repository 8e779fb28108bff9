interface TypedText {
  /** The text, trimmed and with LF line breaks. */
  text: string
  isTooLong: boolean
}

/** Reads a text field. Counts its length like `maxlength`, with one character per line break. */
export function readTextField(form: { get: (name: string) => unknown }, name: string, max: number): TypedText {
  const value = form.get(name)
  // Browsers submit each line break as CRLF.
  const text = typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').trim() : ''
  return { text, isTooLong: text.length > max }
}
