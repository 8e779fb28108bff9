/** Returns a record with the named fields only, as WordPress does; without names, the whole record [INDEX-050]. */
export function selectFields<T extends object>(record: T, names: string | undefined): Partial<T> {
  // 'title.rendered' names a part of a field, and each of ours has one part.
  const wanted = new Set((names ?? '').split(',').map((name) => name.trim().split('.')[0]!))
  wanted.delete('')
  if (wanted.size === 0) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => wanted.has(name))) as Partial<T>
}
