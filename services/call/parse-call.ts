import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Call } from '#contract/kernel/call.ts'
import { requiresWriteHeaders } from '#contract/kernel/write-headers.ts'
import { isStorableText } from './storable-text.ts'
import { malformedBody, type RawParts } from './identity/caller.ts'

interface FieldProblem {
  path: string
  rule: string
}

// Uses our own rule names instead of the schema library's, because callers and their texts depend on the names.
const rules: Record<z.core.$ZodIssue['code'], string> = {
  invalid_type: 'type',
  invalid_format: 'format',
  invalid_value: 'choice',
  invalid_union: 'choice',
  invalid_key: 'key',
  invalid_element: 'type',
  too_small: 'min',
  too_big: 'max',
  not_multiple_of: 'step',
  unrecognized_keys: 'unknown',
  custom: 'rule',
}
const maxProblems = 20

/** Returns true if a call changes state and therefore needs an idempotency key. */
export function isWrite(name: string, call: Call): boolean {
  return !name.startsWith('GET ') && !call.reads
}

/** Parses a request with the schemas of its call, and returns its parts and problems. */
export function parseCall(name: string, call: Call, raw: RawParts) {
  const problems: FieldProblem[] = []
  const part = (place: string, schema: z.ZodType | undefined, value: unknown) => {
    const parsed = schema?.safeParse(value)
    for (const { path, code } of parsed?.error?.issues ?? []) {
      problems.push({ path: [place, ...path.map(String)].join('.'), rule: rules[code] })
    }
    return parsed?.data
  }
  if (call.body && raw.body === malformedBody) problems.push({ path: 'body', rule: 'json' })
  const writes = isWrite(name, call)
  const lacks = (value: unknown) => value === null || (value === undefined && requiresWriteHeaders(name, call))
  if (writes && lacks(raw.key)) problems.push({ path: 'headers.idempotency-key', rule: 'format' })
  if (call.versioned && lacks(raw.version)) problems.push({ path: 'headers.if-match', rule: 'format' })
  for (const [place, values] of [
    ['params', raw.params],
    ['query', raw.query],
  ] as const) {
    for (const [name, value] of Object.entries(values)) {
      if (!isStorableText(value)) problems.push({ path: `${place}.${name}`, rule: 'format' })
    }
  }
  const parts = {
    params: part('params', call.params, raw.params),
    query: part('query', call.query, raw.query),
    body: raw.body === malformedBody ? undefined : part('body', call.body, raw.body),
  }
  // Excludes the version, because a retry after reading a newer list is still the same write.
  const fingerprint = writes ? hash([name, parts.params, parts.body]) : undefined
  return {
    received: { ...parts, version: raw.version ?? 'any', fingerprint },
    problems: problems.slice(0, maxProblems),
  }
}

function hash(value: unknown) {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
