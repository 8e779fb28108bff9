import { byteLength, maxMessageLength, nextBatchSize } from '#domain/analytics/page-batch.ts'

interface TransportDeps {
  /**
   * Sends a body and returns the status, or null if there was no response. `keepalive` lets the request outlive the
   * page. Must not throw.
   */
  post: (body: string, keepalive: boolean) => Promise<number | null>
  /** Sends a body while the page closes. Returns false if the browser refuses the body. */
  beacon: (body: string) => boolean
  isOnline: () => boolean
  /** Returns true if the shopper currently allows analytics; another tab may change this. */
  isAllowed: () => boolean
  now: () => number
  warn: (message: string) => void
}

const flushAfterMs = 2_000
/** Delays before a batch is sent again. After the last attempt, the batch is dropped. */
const retryAfterMs = [5_000, 30_000, 120_000]
/** Browsers limit all requests that outlive the page to 64 KB in total. */
const maxKeptAlive = 60 * 1024
const maxWaiting = 300

/** Returns true for a status worth a retry. Any other status would repeat. */
const isTemporary = (status: number | null) => status === null || status === 429 || status >= 500

function bodyOf(messages: readonly string[], now: number): string {
  return `{"sentAt":${JSON.stringify(new Date(now).toISOString())},"batch":[${messages.join()}]}`
}

/** Hands over batches until one is refused, and returns the remaining messages. */
function handOver(messages: readonly string[], accept: (batch: readonly string[]) => boolean): string[] {
  let rest = [...messages]
  while (rest.length > 0 && accept(rest.slice(0, nextBatchSize(rest)))) rest = rest.slice(nextBatchSize(rest))
  return rest
}

/**
 * Creates a transport that sends messages in batches. Retries a failed batch three times, then drops it and counts its
 * messages. Nothing is sent while the browser is offline. Messages are stored once, because each has its own id.
 */
export function createTransport({ post, beacon, isOnline, isAllowed, now, warn }: TransportDeps) {
  let waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  let attempts = 0
  /** Changes when waiting messages are cleared, so that a batch in flight is not repeated. */
  let generation = 0

  const schedule = (milliseconds: number) => {
    timer ??= setTimeout(() => void sendBatch(), milliseconds)
  }
  const drop = (count: number, reason: string) => warn(`analytics: ${count} events dropped, ${reason}`)

  /** Sends all waiting messages, including those that the current request omits. Stops after a temporary failure. */
  async function flush(): Promise<void> {
    do await sendBatch()
    while (sending || (waiting.length > 0 && attempts === 0 && isOnline()))
  }

  /** Sends the next batch, unless a request is in flight. Resolves after the response. */
  async function sendBatch(): Promise<void> {
    if (sending) return sending
    cancel()
    if (waiting.length === 0 || !isOnline()) return
    if (!isAllowed()) return clear()
    return (sending = request())
  }

  async function request(): Promise<void> {
    const started = generation
    const batch = waiting.splice(0, nextBatchSize(waiting))
    const body = bodyOf(batch, now())
    const status = await post(body, byteLength(body) < maxKeptAlive)
    sending = undefined
    if (started !== generation) {
      if (waiting.length > 0) schedule(flushAfterMs)
      return
    }
    if (isTemporary(status) && attempts < retryAfterMs.length) {
      waiting = [...batch, ...waiting]
      schedule(retryAfterMs[attempts]!)
      attempts += 1
      return
    }
    attempts = 0
    // With a 400, the server has stored the batch's valid messages.
    if (status === null || status >= 300) drop(batch.length, status === null ? 'no response' : `status ${status}`)
    if (waiting.length > 0) schedule(flushAfterMs)
  }

  function cancel(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function clear(): void {
    cancel()
    waiting = []
    attempts = 0
    generation += 1
  }

  return {
    send(message: object) {
      if (waiting.length >= maxWaiting) return drop(1, 'too many')
      const text = JSON.stringify(message)
      if (text.length > maxMessageLength) return drop(1, 'too long')
      waiting.push(text)
      // The request in flight schedules the next one, which may have to wait longer.
      if (!sending) schedule(flushAfterMs)
    },
    flush,
    /** Passes all waiting messages to the browser, because the page may close. */
    leave() {
      if (!isAllowed()) return clear()
      waiting = handOver(waiting, (batch) => isOnline() && beacon(bodyOf(batch, now())))
    },
    clear,
  }
}
