import { useEffect, useSyncExternalStore } from 'react'
import { probe } from './probe-store.ts'

/**
 * Renders nothing. Commits an effect after each probe update, which shows that the page's React root works
 * [RELEASE-414].
 */
export function WatcherProbe() {
  const update = useSyncExternalStore(probe.subscribe, probe.current, () => 0)
  useEffect(() => probe.commit(update), [update])
  useEffect(() => probe.mount(), [])
  return null
}
