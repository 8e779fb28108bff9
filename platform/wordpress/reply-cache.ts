export interface ListReply {
  items: readonly unknown[]
  /** Null if the site does not provide the total. */
  total: number | null
  totalPages: number | null
  /** Size of the response text. */
  bytes: number
}

interface Entry {
  reply: ListReply
  readAt: number
}

const maxReplies = 1_000
const maxBytes = 64 * 1024 * 1024
/** Maximum age in milliseconds of a cached response that replaces a failed request. */
const usableMs = 24 * 3_600_000

/** Caches responses by URL within limits. Evicts the oldest responses first. */
export function createReplyCache() {
  const entries = new Map<string, Entry>()
  let bytes = 0
  const drop = (url: string) => {
    bytes -= entries.get(url)?.reply.bytes ?? 0
    entries.delete(url)
  }
  return {
    find(url: string, now: number): Entry | undefined {
      const found = entries.get(url)
      return found && now - found.readAt < usableMs ? found : undefined
    },
    put(url: string, reply: ListReply, now: number) {
      drop(url)
      if (reply.bytes > maxBytes) return
      entries.set(url, { reply, readAt: now })
      bytes += reply.bytes
      for (const oldest of entries.keys()) {
        if (entries.size <= maxReplies && bytes <= maxBytes) break
        drop(oldest)
      }
    },
  }
}
