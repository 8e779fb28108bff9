/** Replaces user names, passwords and queries of URLs, which may contain credentials, with `…`. */
export function shownValue(value: string): string {
  if (!value.includes('://')) return value
  return value.replaceAll(/:\/\/[^\s/,@]*@/g, '://…@').replaceAll(/[?#][^\s,]*/g, '?…')
}
