import type { Signal } from './signal.ts'

/** Signals that wait for the layer; later ones are dropped, such as if a blocker stops its code. */
const maxQueued = 200

const warn = (error: unknown) => console.warn('Analytics failed', error)

/**
 * Creates a queue that stores signals until the layer starts, then replays them in order. Without a document, such as
 * on the server, it stores nothing. Reporting never throws, because a defect of analytics must not stop the screen, the
 * call, or the navigation that reports [ANALYTICS-445, ANALYTICS-446, ANALYTICS-447, ANALYTICS-448].
 */
export function createQueue<Item>(onError = warn) {
  const queue: Item[] = []
  let sink: ((item: Item) => void) | undefined
  const deliver = (listener: (item: Item) => void, item: Item) => {
    try {
      listener(item)
    } catch (error) {
      onError(error)
    }
  }
  return {
    report(item: Item) {
      if (sink) deliver(sink, item)
      else if (typeof document !== 'undefined' && queue.length < maxQueued) queue.push(item)
    },
    start(listener: (item: Item) => void) {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) deliver(listener, item)
      sink = listener
    },
  }
}

export const signals = createQueue<Signal>()
