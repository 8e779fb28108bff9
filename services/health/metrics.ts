/** Counts since the process began, as /metrics shows them in Prometheus' text form. */
interface Metrics {
  /** A counter by name and labels; what it answers counts one more, for every request and so without work of its own. */
  counter: (name: string, labels: Readonly<Record<string, string>>) => () => void
  text: () => string
}

/** Counters by name and labels, and what the process itself tells. */
export function createMetrics(): Metrics {
  const counters: { key: string; count: number }[] = []
  return {
    counter: (name, labels) => {
      const inner = Object.entries(labels).map(([key, value]) => `${key}="${value.replace(/[\\"\n]/g, '')}"`)
      const counter = { key: `${name}{${inner.join(',')}}`, count: 0 }
      counters.push(counter)
      return () => void (counter.count += 1)
    },
    text: () => {
      const own = counters.map(({ key, count }) => `${key} ${count}`)
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
