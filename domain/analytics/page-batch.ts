/** Limits on one request from a page: bytes of JSON, and messages. */
export const pageBatchLimits = { bytes: 64 * 1024, messages: 50 }

/** Maximum length of a message as JSON, in UTF-16 units. */
export const maxMessageLength = 32 * 1024

/** Bytes that the request adds around its messages. */
const envelope = 256

/**
 * Returns how many of these messages, as JSON, fit into the next request. At least 1, so that an oversized message is
 * sent and rejected instead of blocking the others.
 */
export function nextBatchSize(messages: readonly string[]): number {
  let bytes = envelope
  let size = 0
  for (const message of messages.slice(0, pageBatchLimits.messages)) {
    bytes += byteLength(message) + 1
    if (bytes > pageBatchLimits.bytes) break
    size += 1
  }
  return Math.max(1, size)
}

/** Returns an upper bound of a text's UTF-8 length: exact for ASCII, and at most 3 bytes for any other UTF-16 unit. */
export function byteLength(text: string): number {
  return text.length + 2 * (text.match(/[^\0-\x7f]/g)?.length ?? 0)
}
