/** Maximum number of possible JSON starts to try, because the surrounding HTML may also contain brackets. */
const maxStarts = 50

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#034;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#039;': "'",
  '&amp;': '&',
}

/**
 * Parses a JSON list or object from a response, even within HTML from caching plugins or PHP warnings. Returns
 * undefined if there is none [INDEX-054].
 */
export function parseWrappedJson(text: string): unknown {
  const whole = parseJson(text)
  // The JSON may be a string within another JSON text.
  if (typeof whole === 'string') return parseInner(whole)
  return isListOrObject(whole) ? whole : parseInner(text)
}

function parseInner(text: string): unknown {
  const inner = cutJson(text)
  return inner === undefined && /&(?:quot|#0?34);/.test(text) ? cutJson(decodeEntities(text)) : inner
}

/** Returns the JSON from the first bracket that starts a list or object to the last matching bracket. */
function cutJson(text: string): unknown {
  let tried = 0
  for (const { 0: open, index } of text.matchAll(/[[{]/g)) {
    if (++tried > maxStarts) return undefined
    const end = text.lastIndexOf(open === '[' ? ']' : '}')
    if (end < index) continue
    // Parsing a large text for each bracket in HTML would be slow. A fragment of truncated JSON is not a valid
    // response.
    if (!/^(?:\[\s*(?:\{|\])|\{\s*["}])/.test(text.slice(index, index + 40))) continue
    if (/[[,:]\s*$/.test(text.slice(Math.max(0, index - 10), index))) continue
    const value = parseJson(text.slice(index, end + 1))
    if (isListOrObject(value)) return value
  }
  return undefined
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:quot|#0?34|lt|gt|#039|amp);/g, (entity) => entities[entity] ?? entity)
}

function isListOrObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
