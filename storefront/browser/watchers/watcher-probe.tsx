import { useEffect, useSyncExternalStore } from 'react'
import { probe } from './probe-store.ts'

/** Shows nothing; commits an effect after each update of the probe, as long as the page's React root works [RELEASE-414]. */
export function WatcherProbe() {
  const update = useSyncExternalStore(probe.subscribe, probe.current, () => 0)
  useEffect(() => probe.commit(update), [update])
  useEffect(() => probe.mount(), [])
  return null
}
