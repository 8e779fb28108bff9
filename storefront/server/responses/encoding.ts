import type { Encoding } from '#platform/page-cache/entry.ts'

const brotli = /(?:^|,)\s*br\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/
const gzip = /(?:^|,)\s*gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/

/** Returns the accepted encoding with the smallest result; q=0 excludes an encoding. */
export function preferredEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
  if (brotli.test(accepted)) return 'br'
  return gzip.test(accepted) ? 'gzip' : 'identity'
}
