/** Counts since the process began and what is so now, as /metrics shows them in Prometheus' text form. */
interface Metrics {
  /** A counter by name and labels; what it answers counts one more, for every request and so without work of its own. */
  counter: (name: string, labels: Readonly<Record<string, string>>) => () => void
  /** A gauge by name, asked when it is shown. */
  gauge: (name: string, now: () => number) => void
  text: () => string
}

/** Counters by name and labels, gauges, and what the process itself tells. */
export function createMetrics(): Metrics {
  const counters: { key: string; count: number }[] = []
  const gauges: { name: string; now: () => number }[] = []
  return {
    counter: (name, labels) => {
      const inner = Object.entries(labels).map(([key, value]) => `${key}="${value.replace(/[\\"\n]/g, '')}"`)
      const counter = { key: `${name}{${inner.join(',')}}`, count: 0 }
      counters.push(counter)
      return () => void (counter.count += 1)
    },
    gauge: (name, now) => void gauges.push({ name, now }),
    text: () => {
      const own = counters.map(({ key, count }) => `${key} ${count}`)
      const { rss, heapUsed, external } = process.memoryUsage()
      const lines = [
        ...own,
        ...gauges.map(({ name, now }) => `${name} ${now()}`),
        `process_resident_memory_bytes ${rss}`,
        `nodejs_heap_used_bytes ${heapUsed}`,
        `nodejs_external_memory_bytes ${external}`,
        `process_uptime_seconds ${Math.round(process.uptime())}`,
      ]
      return `${lines.join('\n')}\n`
    },
  }
}
