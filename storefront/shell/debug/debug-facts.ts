interface Resource {
  name: string
  duration: number
  transferSize: number
}

const slowMs = 300
const maxCalls = 10

/** Returns up to 10 calls with their durations, slowest first [SHELL-027]. */
export function slowCalls(resources: readonly Resource[]): string[] {
  return resources
    .map(({ name, duration }) => ({ path: new URL(name).pathname, duration: Math.round(duration) }))
    .filter(({ path, duration }) => /^\/(?:svc_\w+|api|theindex\/wp-json)\//.test(path) && duration >= slowMs)
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, maxCalls)
    .map(({ path, duration }) => `${path}: ${duration} ms`)
}

/** Returns how many files came from the browser cache, as in '12 of 14' [SHELL-027]. */
export function cachedFiles(resources: readonly Resource[]): string {
  const files = resources.filter(({ name }) => /^\/(?:assets|media)\//.test(new URL(name).pathname))
  return `${files.filter(({ transferSize }) => transferSize === 0).length} of ${files.length}`
}

/** Returns the type and id of every content block in the page data [SHELL-027]. */
export function blockIds(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  const nested = Object.values(data).flatMap(blockIds)
  if ('type' in data && 'id' in data && typeof data.type === 'string' && typeof data.id === 'string')
    return [`${data.type} ${data.id}`, ...nested]
  return nested
}

/** Returns one line per flag with its value as JSON. Overridden flags end with a note [SHELL-027]. */
export function flagLines(
  features: Readonly<Record<string, unknown>>,
  overridden: readonly string[],
  note: string,
): string[] {
  return Object.entries(features).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}${overridden.includes(key) ? ` (${note})` : ''}`,
  )
}
