/** Whether a text of an address or a form has the form of an id: what has not is asked for nowhere. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}
