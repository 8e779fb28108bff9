import type { Encoding } from '#platform/page-cache/entry.ts'

/** The smallest encoding that a browser takes; one that it refuses by q=0 is not taken. */
export function preferredEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
  const takes = (name: string) => new RegExp(`(^|,)\\s*${name}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`).test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
