/** Counts since the process began, as /metrics shows them in Prometheus' text form. */
interface Metrics {
  count: (name: string, labels?: Readonly<Record<string, string>>) => void
  text: () => string
}

/** Counters by name and labels, and what the process itself tells. */
export function createMetrics(): Metrics {
  const counters = new Map<string, number>()
  return {
    count: (name, labels = {}) => {
      const inner = Object.entries(labels).map(([key, value]) => `${key}="${value.replace(/[\\"\n]/g, '')}"`)
      const key = inner.length > 0 ? `${name}{${inner.join(',')}}` : name
      counters.set(key, (counters.get(key) ?? 0) + 1)
    },
    text: () => {
      const own = [...counters].map(([key, value]) => `${key} ${value}`)
      const { rss, heapUsed, external } = process.memoryUsage()
      const lines = [
        ...own,
        `process_resident_memory_bytes ${rss}`,
        `nodejs_heap_used_bytes ${heapUsed}`,
        `nodejs_external_memory_bytes ${external}`,
        `process_uptime_seconds ${Math.round(process.uptime())}`,
      ]
      return `${lines.join('\n')}\n`
    },
  }
}
