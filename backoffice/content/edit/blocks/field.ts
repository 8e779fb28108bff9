/** How a property of a block is edited. */
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

/** Returns the items of a list property; anything else counts as an empty list. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
