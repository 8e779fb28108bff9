import type { Range } from './select.ts'

const prefix = 'facet_id'

/** A facet value as the Discover wire names it: facet_id and the base64 of the value, or of a range's JSON. */
export function facetId(value: string | Range): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  // Most values are plain, and every list has a hundred of them.
  const isPlain = /^[\0-\x7f]*$/.test(text)
  return prefix + btoa(isPlain ? text : String.fromCodePoint(...new TextEncoder().encode(text)))
}

/** The value that a facet id names; a text that is none stands for itself; undefined when it does not decode. */
export function readFacetId(id: string): string | undefined {
  if (!id.startsWith(prefix)) return id
  try {
    const bytes = Uint8Array.from(atob(id.slice(prefix.length)), (char) => char.codePointAt(0)!)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
