import type { Range } from './select.ts'

const prefix = 'facet_id'

/** Encodes a value or range as 'facet_id' plus its base64. */
export function facetId(value: string | Range): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  // Fast path: most values are ASCII, and each list has about a hundred.
  const isPlain = /^[\0-\x7f]*$/.test(text)
  return prefix + btoa(isPlain ? text : String.fromCodePoint(...new TextEncoder().encode(text)))
}

/** Decodes a facet id. Other text is returned unchanged, and an undecodable id returns undefined. */
export function readFacetId(id: string): string | undefined {
  if (!id.startsWith(prefix)) return id
  try {
    const bytes = Uint8Array.from(atob(id.slice(prefix.length)), (char) => char.codePointAt(0)!)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
