import type { FlagPayload } from './repository.ts'

interface Listener {
  stop: () => void
  /** Runs when the process stops. */
  onEnd: (end: () => void) => void
  /** Returns the payload after the latest change, read once for all listeners. */
  latest: (read: () => Promise<FlagPayload>) => Promise<FlagPayload>
}

/** Wakes streams of flag changes. Each process has one, and purge notifications trigger it. */
export interface FlagNotifier {
  /** Returns undefined if the process or the client's address cannot have another stream. */
  listen: (onChange: () => void, address: string) => Listener | undefined
  notify: () => void
  /** Ends all streams, because the process stops. */
  close: () => void
}

/** Streams beyond this number are refused, so that they cannot exhaust the process. */
const maxStreams = 1_000
const maxStreamsPerAddress = 10

export function createFlagNotifier(): FlagNotifier {
  const listeners = new Map<() => void, { address: string; end: () => void }>()
  let latest: Promise<FlagPayload> | undefined
  let isClosed = false
  return {
    listen(onChange, address) {
      if (isClosed || listeners.size >= maxStreams) return undefined
      const own = listeners.values().filter((each) => each.address === address)
      if (own.toArray().length >= maxStreamsPerAddress) return undefined
      listeners.set(onChange, { address, end: () => {} })
      return {
        stop: () => void listeners.delete(onChange),
        onEnd: (end) => {
          if (isClosed) end()
          else if (listeners.has(onChange)) listeners.set(onChange, { address, end })
        },
        latest: (read) => {
          latest ??= read().catch((error: unknown) => {
            latest = undefined
            throw error
          })
          return latest
        },
      }
    },
    notify() {
      latest = undefined
      for (const onChange of listeners.keys()) onChange()
    },
    close() {
      isClosed = true
      for (const { end } of listeners.values()) end()
    },
  }
}
