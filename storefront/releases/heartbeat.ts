import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { areKnownPathsOutdated } from '#domain/routes/changed-paths.ts'
import { compareReleases, type Release } from '#domain/releases/release.ts'

export type Heartbeat = Reply<Store, 'GET /svc_ssr/heartbeat'>

export async function readHeartbeat(call: StoreCall): Promise<Heartbeat> {
  return call('GET /svc_ssr/heartbeat', {}, { isFresh: true })
}

interface HeartbeatParts {
  read: () => Promise<Heartbeat>
  running: Release
  onNewer: (release: Release) => void
  /** Called when the feature flag turns the worker off. */
  onWorkerOff: () => void
  /** Called when known paths may have new targets. */
  onPathsChanged: () => void
  /** Returns the milliseconds since the page load, including time that the device slept. */
  age: () => number
}

/**
 * Compares the server's release with the running one. A newer release is preloaded and takes effect on the next page;
 * an older one is ignored [RELEASE-402..404]. Reports changed paths to the open page [ROUTE-055].
 */
export function heartbeat({ read, running, onNewer, onWorkerOff, onPathsChanged, age }: HeartbeatParts) {
  let learnedAt = 0
  return async (): Promise<void> => {
    const { hash, buildDate, features, pathsChangedMsAgo } = await read()
    const now = age()
    if (areKnownPathsOutdated(pathsChangedMsAgo, now - learnedAt)) {
      learnedAt = now
      onPathsChanged()
    }
    if (isWorkerOff(features)) onWorkerOff()
    if (compareReleases(running, { hash, buildDate }) === 'newer') onNewer({ hash, buildDate })
  }
}

/** Returns true if the flag `sw` is false, which removes the service worker. */
export function isWorkerOff(features: Heartbeat['features']): boolean {
  return features['sw'] === false
}
