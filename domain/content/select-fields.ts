/**
 * Returns a record with only the listed fields, as WordPress does. Without `names`, returns the complete record
 * [INDEX-050].
 */
export function selectFields<T extends object>(record: T, names: string | undefined): Partial<T> {
  const wanted = fieldNames(names)
  if (wanted.size === 0) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => wanted.has(name))) as Partial<T>
}

/** Returns true if the response needs only the id field. */
export function isIdOnly(names: string | undefined): boolean {
  const wanted = fieldNames(names)
  return wanted.size === 1 && wanted.has('id')
}

function fieldNames(names: string | undefined): Set<string> {
  // 'title.rendered' requests part of a field, but each of our fields has only one part.
  const wanted = new Set((names ?? '').split(',').map((name) => name.trim().split('.')[0]!))
  wanted.delete('')
  return wanted
}
