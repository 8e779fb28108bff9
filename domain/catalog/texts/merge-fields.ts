import { isSameValue } from './same-value.ts'

/**
 * An edit of fields. `read` contains the stored values that it started from; `edited` contains only the changed fields.
 */
export interface FieldsEdit<Fields> {
  read: Fields
  edited: Partial<Fields>
}

/**
 * Merges an edit into stored values field by field. Fields that both the editor and another person changed, to
 * different values, are conflicts and retain the stored value.
 */
export function mergeFields<Fields extends object, Name extends keyof Fields>(
  names: readonly Name[],
  stored: Fields,
  { read, edited }: FieldsEdit<Fields>,
) {
  const isSame = (one: Partial<Fields>, other: Fields, name: Name) => isSameValue(one[name], other[name])
  const changed = names.filter((name) => edited[name] !== undefined && !isSame(edited, read, name))
  const conflicts = changed.filter((name) => !isSame(stored, read, name) && !isSame(edited, stored, name))
  const taken = changed.filter((name) => !conflicts.includes(name))
  const merged: Fields = { ...stored, ...Object.fromEntries(taken.map((name) => [name, edited[name]])) }
  return { merged, conflicts }
}
