/** Describes how staff edit a block property. */
export type Field = (
  | { kind: 'line' | 'link' | 'text' | 'html' | 'code' | 'moment' | 'picture' | 'lines' | 'numbers' }
  | { kind: 'number'; isDecimal?: boolean }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'list'; fields: Fields; hasIds?: boolean }
  | { kind: 'group'; fields: Fields }
) & { isOptional?: boolean }

/** Fields by property name, in form order. */
export type Fields = Readonly<Record<string, Field>>

/** A JSON object, which the server validates. */
export type Props = Readonly<Record<string, unknown>>

export function isProps(value: unknown): value is Props {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a list property's items, or an empty list for any other value. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
