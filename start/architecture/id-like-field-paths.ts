import { z } from 'zod'
import type { Call } from '#contract/kernel/call.ts'

interface Schema {
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  allOf?: Schema[]
  oneOf?: Schema[]
}
const isIdName = /^_?ids?$|Ids?$|_ids?$|uuid$|[tT]oken$|[kK]ey$|(?:^c|C)ode$|[sS]kus?$/

/** Returns path parameters, UUID fields, and fields named like an id, token, key, or code. */
export function idLikeFieldPaths({ params, query, body }: Call): string[] {
  const inPath = Object.keys(schemaOf(params).properties ?? {}).map((name) => `params.${name}`)
  return [...new Set([...inPath, ...idsIn(schemaOf(query), 'query'), ...idsIn(schemaOf(body), 'body')])]
}

function schemaOf(part: z.ZodType | undefined): Schema {
  return part ? (z.toJSONSchema(part, { io: 'input' }) as Schema) : {}
}

function idsIn(schema: Schema, path: string): string[] {
  const { properties = {}, items, additionalProperties: rest, anyOf = [], allOf = [], oneOf = [] } = schema
  return [
    ...(schema.format === 'uuid' ? [path] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => [
      ...(isIdName.test(name) ? [`${path}.${name}`] : []),
      ...idsIn(inner, `${path}.${name}`),
    ]),
    ...(items ? idsIn(items, `${path}.*`) : []),
    ...(typeof rest === 'object' ? idsIn(rest, `${path}.*`) : []),
    ...[...anyOf, ...allOf, ...oneOf].flatMap((one) => idsIn(one, path)),
  ]
}
