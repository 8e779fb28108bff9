/** Returns a record with the named fields only, as WordPress does; without names, the whole record [INDEX-050]. */
export function selectFields<T extends object>(record: T, names: string | undefined): Partial<T> {
  const wanted = fieldNames(names)
  if (wanted.size === 0) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => wanted.has(name))) as Partial<T>
}

/** Returns true if a reply needs no field but the id. */
export function isIdOnly(names: string | undefined): boolean {
  const wanted = fieldNames(names)
  return wanted.size === 1 && wanted.has('id')
}

function fieldNames(names: string | undefined): Set<string> {
  // 'title.rendered' names a part of a field, and each of ours has one part.
  const wanted = new Set((names ?? '').split(',').map((name) => name.trim().split('.')[0]!))
  wanted.delete('')
  return wanted
}
