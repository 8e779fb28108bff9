type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

/** Omits the fields that the request does not change. */
export function omitUndefined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>
}
