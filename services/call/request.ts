import { malformedBody } from './identity/caller.ts'
import { commonRefusal } from './dispatch.ts'
import { isStorableText } from './storable-text.ts'

const usualBytes = 64 * 1024
const deepest = 20
const usualValues = 5_000
/** Maximum number of keys per object; no call needs this many. */
const maxKeys = 200
const poisonous = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Returns true for same-origin requests and for requests without Origin and Sec-Fetch-Site. Such requests come from
 * non-browser clients, or from old browsers whose forms cannot send JSON and a key [T15].
 */
export function isSameOrigin({ headers }: { headers: Pick<Headers, 'get'> }): boolean {
  const site = headers.get('sec-fetch-site') ?? 'same-origin'
  if (site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('origin')
  return origin === null || URL.parse(origin)?.host === headers.get('host')
}

interface BodyLimits {
  maxBytes?: number | undefined
  maxValues?: number | undefined
  /** True to accept JSON sent as text/plain. */
  isTextAllowed?: boolean
}

/** Reads the JSON body of a request. Rejects other types and large bodies, and marks malformed JSON [T35, T37]. */
export async function readJson(
  request: Request,
  { maxBytes = usualBytes, maxValues = usualValues, isTextAllowed = false }: BodyLimits = {},
): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!(isTextAllowed ? /^(?:application\/json|text\/plain)\b/i : /^application\/json\b/i).test(type))
    throw commonRefusal('wrong_content_type')
  if (request.headers.has('content-encoding')) throw commonRefusal('wrong_content_type')
  const text = await readText(request, maxBytes)
  try {
    const value: unknown = JSON.parse(text)
    return isPlainJson(value, maxValues) ? value : malformedBody
  } catch {
    return malformedBody
  }
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw commonRefusal('body_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Returns false for JSON that is too deep, is too wide, or contains a prototype key. */
export function isPlainJson(value: unknown, maxValues = usualValues): boolean {
  let values = 0
  const walk = (node: unknown, depth: number): boolean => {
    if (++values > maxValues || depth > deepest) return false
    if (typeof node === 'string') return isStorableText(node)
    if (node === null || typeof node !== 'object') return true
    const entries = Object.entries(node)
    if (!Array.isArray(node) && entries.length > maxKeys) return false
    return entries.every(([key, inner]) => !poisonous.has(key) && walk(inner, depth + 1))
  }
  return walk(value, 0)
}
