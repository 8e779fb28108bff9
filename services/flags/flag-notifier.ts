import type { FlagPayload } from './repository.ts'

interface Listener {
  stop: () => void
  /** Registers a function that runs when the process stops. */
  onEnd: (end: () => void) => void
  /** Returns the payload as of the latest change, read once for all listeners. */
  latest: (read: () => Promise<FlagPayload>) => Promise<FlagPayload>
}

/** Notifies event streams of flag changes. Each process has one notifier, triggered by purge notifications. */
export interface FlagNotifier {
  /** Returns undefined if the process or the client's address has reached its limit for this kind of stream. */
  listen: (onChange: () => void, address: string, kind: StreamKind) => Listener | undefined
  notify: () => void
  /** Ends all streams, because the process is stopping. */
  close: () => void
}

/** Streams for GrowthBook clients, which have a key, and for the store's own pages. */
type StreamKind = 'client' | 'storefront'

/**
 * Maximum number of streams, so that they cannot exhaust the process. The limits are separate, because visitors must
 * not use up the streams for GrowthBook clients.
 */
const maxStreams: Readonly<Record<StreamKind, number>> = { client: 500, storefront: 500 }
const maxStreamsPerAddress = 10

export function createFlagNotifier(): FlagNotifier {
  const listeners = new Map<() => void, { address: string; kind: StreamKind; end: () => void }>()
  let latest: Promise<FlagPayload> | undefined
  let isClosed = false
  return {
    listen(onChange, address, kind) {
      if (isClosed) return undefined
      const open = listeners.values().filter((each) => each.kind === kind)
      const addresses = open.map((each) => each.address).toArray()
      if (addresses.length >= maxStreams[kind]) return undefined
      if (addresses.filter((each) => each === address).length >= maxStreamsPerAddress) return undefined
      listeners.set(onChange, { address, kind, end: () => {} })
      return {
        stop: () => void listeners.delete(onChange),
        onEnd: (end) => {
          if (isClosed) end()
          else if (listeners.has(onChange)) listeners.set(onChange, { address, kind, end })
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
