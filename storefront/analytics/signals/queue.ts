import type { Signal } from './signal.ts'

/** Maximum number of queued signals. Later signals are dropped, for example if a blocker stops the layer's code. */
const maxQueued = 200

/**
 * Creates a queue that stores signals until the layer starts, then replays them in order. Stores nothing without a
 * document, such as on the server [ANALYTICS-445, ANALYTICS-446, ANALYTICS-447, ANALYTICS-448].
 */
export function createQueue<Item>() {
  const queue: Item[] = []
  let sink: ((item: Item) => void) | undefined
  return {
    report(item: Item) {
      if (sink) sink(item)
      else if (globalThis.document && queue.length < maxQueued) queue.push(item)
    },
    /** The listener must not throw: see `isolateListener`. */
    start(listener: (item: Item) => void) {
      // Includes signals that are reported during the replay.
      for (const item of queue) listener(item)
      sink = listener
    },
  }
}

export const signals = createQueue<Signal>()
