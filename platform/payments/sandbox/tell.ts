/** A pending webhook delivery. */
interface WaitingItem<Item> {
  id: string
  item: Item
  tries: number
}

interface Waiting<Item> {
  /** Claims due deliveries for longer than a response may take. */
  takeDue: () => Promise<readonly WaitingItem<Item>[]>
  accepted: (id: string) => Promise<unknown>
  later: (id: string, seconds: number) => Promise<unknown>
}

interface Telling<Item> {
  /** Null disables deliveries. */
  deliver: ((item: Item) => Promise<boolean>) | null
  report: (error: unknown) => void
}

const timeoutMs = 10_000
const longestPause = 60

/** Delivers webhooks until accepted, with growing pauses. `close` waits for those in flight. */
export function openTelling<Item>(waiting: Waiting<Item>, { deliver, report }: Telling<Item>) {
  let running: Promise<void> | undefined
  let isAsked = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  if (deliver === null) return { more: () => {}, close: async () => {} }
  const tell = async ({ id, item, tries }: WaitingItem<Item>) => {
    if (await deliver(item)) {
      await waiting.accepted(id)
      return 0
    }
    const pause = Math.min(longestPause, 2 ** Math.min(tries, 6))
    await waiting.later(id, pause)
    return pause
  }
  const round = async () => {
    while (isAsked && !isClosed) {
      isAsked = false
      const pauses = await Promise.all((await waiting.takeDue()).map(tell))
      if (pauses.length > 0) isAsked = true
      const pause = Math.min(...pauses.filter((each) => each > 0))
      if (Number.isFinite(pause) && !isClosed) {
        clearTimeout(timer)
        timer = setTimeout(more, pause * 1000).unref()
      }
    }
  }
  function more() {
    isAsked = true
    if (isClosed) return
    running ??= round()
      .catch(report)
      .finally(() => (running = undefined))
  }
  more()
  return {
    more,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}

/** Posts a webhook; true on a 2xx response. */
export async function isAccepted(url: string, body: string, headers: Readonly<Record<string, string>> = {}) {
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
