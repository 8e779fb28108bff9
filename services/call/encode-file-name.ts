/** Encodes a file name for the `filename*` parameter of a download; RFC 8187 allows fewer characters than URLs do. */
export function encodeFileName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
}
