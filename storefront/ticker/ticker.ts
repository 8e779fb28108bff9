export interface Task {
  /** Runs on every n-th tick. */
  every: number
  run: () => unknown
}

interface Page {
  isHidden: () => boolean
  onShown: (back: () => void) => void
  now: () => number
}

/** Milliseconds between ticks [SHELL-201]. */
export const tickMs = 60_000

/**
 * Ticks every minute while the page is visible, and immediately after it was hidden for longer than that [SHELL-039,
 * SHELL-041, SHELL-201, SHELL-202]. Ignores a task's error, because the next tick retries it.
 */
export function startTicker(tasks: readonly Task[], page: Page): () => void {
  let ticks = 0
  let last = page.now()
  const tick = () => {
    ticks += 1
    last = page.now()
    for (const { every, run } of tasks) {
      if (ticks % every === 0)
        void Promise.resolve()
          .then(run)
          .catch(() => {})
    }
  }
  const timer = setInterval(() => {
    if (!page.isHidden()) tick()
  }, tickMs)
  page.onShown(() => {
    if (page.now() - last > tickMs) tick()
  })
  return () => clearInterval(timer)
}
