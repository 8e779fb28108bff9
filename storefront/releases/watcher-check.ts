import { watcherCheckMs } from '#domain/releases/full-load.ts'
import type { Probe } from '#storefront/browser/watchers/probe-store.ts'

interface WatcherCheck {
  errors: Pick<EventTarget, 'addEventListener'>
  probe: Pick<Probe, 'update' | 'hasCommitted'>
  /**
   * Returns true if the page is empty, because React removes the whole page after an error that no boundary catches.
   */
  isPageEmpty: () => boolean
  onBroken: () => void
}

/**
 * Checks the page 300 ms after an unhandled error. If no update is committed within another 300 ms, the page is
 * unrecoverable [RELEASE-407, RELEASE-408].
 */
export function startWatcherCheck({ errors, probe, isPageEmpty, onBroken }: WatcherCheck): void {
  let isPending = false
  const check = () => {
    if (isPending) return
    isPending = true
    setTimeout(() => {
      probe.update()
      setTimeout(() => {
        isPending = false
        if (isPageEmpty() || !probe.hasCommitted()) onBroken()
      }, watcherCheckMs)
    }, watcherCheckMs)
  }
  for (const type of ['error', 'unhandledrejection']) errors.addEventListener(type, check)
}
