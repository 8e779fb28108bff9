/** Returns product names as search phrases: in lower case, unique, and without `brand` unless it was entered. */
export function suggestedPhrases(names: readonly string[], typed: string, brand: string): string[] {
  const prefix = `${brand} `.toLowerCase()
  const start = typed.trim().toLowerCase()
  const isBrandTyped = start !== '' && (prefix.startsWith(start) || start.startsWith(prefix))
  const short = (name: string) => (name.startsWith(prefix) && !isBrandTyped ? name.slice(prefix.length) : name)
  return [...new Set(names.map((name) => short(name.toLowerCase())))]
}
