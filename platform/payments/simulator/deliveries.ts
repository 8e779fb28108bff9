import type { PendingNotification } from './notification-queue.ts'

interface Queue<Item> {
  takeDue: () => Promise<readonly PendingNotification<Item>[]>
  markAccepted: (id: string) => Promise<unknown>
  postpone: (id: string, seconds: number) => Promise<unknown>
}

interface Delivering<Item> {
  /** Null disables deliveries. */
  deliver: ((item: Item) => Promise<boolean>) | null
  report: (error: unknown) => void
}

const timeoutMs = 10_000
const maxPauseSeconds = 60

/** Delivers webhooks until they are accepted, with increasing delays. `close` waits for deliveries in progress. */
export function startDeliveries<Item>(queue: Queue<Item>, { deliver, report }: Delivering<Item>) {
  let running: Promise<void> | undefined
  let isDue = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  if (deliver === null) return { check: () => {}, close: async () => {} }
  const attempt = async ({ id, item, tries }: PendingNotification<Item>) => {
    if (await deliver(item)) {
      await queue.markAccepted(id)
      return 0
    }
    const pause = Math.min(maxPauseSeconds, 2 ** Math.min(tries, 6))
    await queue.postpone(id, pause)
    return pause
  }
  const round = async () => {
    while (isDue && !isClosed) {
      isDue = false
      const pauses = await Promise.all((await queue.takeDue()).map(attempt))
      if (pauses.length > 0) isDue = true
      const pause = Math.min(...pauses.filter((each) => each > 0))
      if (Number.isFinite(pause) && !isClosed) {
        clearTimeout(timer)
        timer = setTimeout(check, pause * 1000).unref()
      }
    }
  }
  function check() {
    isDue = true
    if (isClosed) return
    running ??= round()
      .catch(report)
      .finally(() => (running = undefined))
  }
  check()
  return {
    check,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}

/** Posts a webhook. Returns true on a 2xx response. */
export async function postWebhook(url: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
