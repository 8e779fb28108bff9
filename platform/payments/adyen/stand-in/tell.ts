import { signatureOf } from '../webhook.ts'
import type { AdyenStore, WaitingItem } from './store.ts'

interface Telling {
  /** Null: nobody is told. */
  webhookUrl: string | null
  hmacKey: string
  report: (error: unknown) => void
}

const timeoutMs = 10_000
const longestPause = 60

/**
 * Tells the shop what came of payments, signed, each until it is accepted, ever later. `more` says that there is something
 * to tell; `close` waits for what is on its way.
 */
export function openTelling(store: AdyenStore, { webhookUrl, hmacKey, report }: Telling) {
  let running: Promise<void> | undefined
  let isAsked = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  if (webhookUrl === null) return { more: () => {}, close: async () => {} }
  const tell = async ({ id, item, tries }: WaitingItem) => {
    const signed = { ...item, additionalData: { hmacSignature: signatureOf(item, hmacKey) } }
    if (await isAccepted(webhookUrl, { live: 'false', notificationItems: [{ NotificationRequestItem: signed }] })) {
      await store.accepted(id)
      return 0
    }
    const pause = Math.min(longestPause, 2 ** Math.min(tries, 6))
    await store.later(id, pause)
    return pause
  }
  const round = async () => {
    while (isAsked && !isClosed) {
      isAsked = false
      const pauses = await Promise.all((await store.takeDue()).map(tell))
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

async function isAccepted(url: string, body: object): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
