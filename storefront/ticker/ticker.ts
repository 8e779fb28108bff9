/** Work that is done again and again while somebody looks. */
interface Task {
  /** On every so-manieth tick. */
  every: number
  run: () => unknown
}

interface Page {
  isHidden: () => boolean
  /** Calls back whenever the page is shown again. */
  onShown: (back: () => void) => void
  now: () => number
}

/** Milliseconds between two ticks [SHELL-201]. */
export const tickMs = 60_000

/**
 * Ticks every minute while the page is shown; when it is shown again after a longer pause one tick comes at once
 * [SHELL-039, SHELL-041, SHELL-201, SHELL-202]. What a task throws is for nobody: the next tick tries again.
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
