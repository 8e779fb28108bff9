/** First and last byte, both inclusive. */
interface ByteRange {
  first: number
  last: number
}

/**
 * Returns the part of a file requested in a Range header. Returns null for the whole file, or 'none' if the range is
 * outside the file. A request for several ranges returns the whole file.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'none' : { first: size - length, last: size - 1 }
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return null
  return first >= size ? 'none' : { first, last }
}
