interface TypedText {
  /** Trimmed, with LF line breaks. */
  text: string
  isTooLong: boolean
}

/** Reads a text field; its length is counted as `maxlength` does it, with one character for a line break. */
export function typedText(form: { get: (name: string) => unknown }, name: string, max: number): TypedText {
  const value = form.get(name)
  // Browsers submit each line break as CRLF.
  const text = typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').trim() : ''
  return { text, isTooLong: text.length > max }
}
