/** A changed field with its values before and after as text. Null means no value. */
interface FieldChange {
  name: string
  before: string | null
  after: string | null
}

/** Placeholder for a value that the audit log hides. */
const hiddenValue = '•••'

type Values = Readonly<Record<string, unknown>> | null

/** Returns the changed fields in alphabetical order. Nested fields have dotted names. */
export function fieldChanges(before: Values, after: Values): FieldChange[] {
  const old = new Map(flat(before ?? {}))
  const current = new Map(flat(after ?? {}))
  const names = [...new Set([...old.keys(), ...current.keys()])].toSorted()
  const hidden = Object.keys(after ?? {}).filter((name) => before?.[name] === null && after?.[name] === null)
  const shown = names
    .map((name) => ({ name, before: old.get(name) ?? null, after: current.get(name) ?? null }))
    .filter((change) => change.before !== change.after)
  // The log records that a secret changed, but not its values.
  return [...shown, ...hidden.map((name) => ({ name, before: hiddenValue, after: hiddenValue }))]
}

function flat(values: Readonly<Record<string, unknown>>, prefix = ''): [name: string, text: string][] {
  return Object.entries(values).flatMap(([name, value]) => {
    const path = `${prefix}${name}`
    if (value === null || value === undefined) return []
    if (Array.isArray(value)) return value.length === 0 ? [] : [[path, value.map(textOf).join(', ')]]
    if (typeof value === 'object') return flat(value as Readonly<Record<string, unknown>>, `${path}.`)
    return [[path, textOf(value)]]
  })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
