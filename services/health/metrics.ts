interface Metrics {
  /** Returns an increment function, which must be cheap because it runs on every request. */
  counter: (name: string, labels: Readonly<Record<string, string>>) => () => void
  /** Evaluated when the metrics are rendered. */
  gauge: (name: string, now: () => number) => void
  text: () => string
}

/** Creates metrics in the Prometheus text format: counters, gauges, and process metrics. */
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
