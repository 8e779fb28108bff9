import { streamIdleMs, reconnectDelay } from '#domain/flags/reconnect.ts'

interface Source {
  readyState: number
  addEventListener: (type: string, listener: () => void) => void
  close: () => void
}

interface StreamDeps {
  open: () => Source
  onChange: () => void
  /** A number from 0 to 1. */
  random: () => number
}

/** `readyState` of a source that does not reconnect by itself. */
const closed = 2

/**
 * Creates the stream of flag changes. Closes after 20 seconds in the background and reopens when the page is visible
 * again [FLAG-410, FLAG-411].
 */
export function createFlagStream({ open, onChange, random }: StreamDeps) {
  let source: Source | null = null
  let errors = 0
  let idle: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    clearTimeout(retry)
    retry = undefined
    source?.close()
    source = null
  }
  const start = () => {
    if (source || retry) return
    const opened = open()
    source = opened
    opened.addEventListener('open', () => (errors = 0))
    opened.addEventListener('features-updated', () => onChange())
    opened.addEventListener('error', () => {
      if (source !== opened) return
      errors += 1
      const delay = reconnectDelay({ errors, isClosed: opened.readyState === closed }, random())
      if (delay === null) return
      stop()
      retry = setTimeout(() => {
        retry = undefined
        start()
      }, delay)
    })
  }
  return {
    start,
    /** Closes the stream until it is started again. */
    stop() {
      clearTimeout(idle)
      stop()
    },
    /** Tracks the page's visibility. */
    follow(isHidden: boolean) {
      clearTimeout(idle)
      if (isHidden) idle = setTimeout(stop, streamIdleMs)
      else start()
    },
  }
}
