import { isWorkerCache } from '#domain/releases/release-caches.ts'
import type { Release } from '#domain/releases/release.ts'
import { isWorkerOff, type Heartbeat } from '../heartbeat.ts'
import { isWorkerUrl, workerUrl } from './worker-url.ts'
import { preloadMessage } from './worker-messages.ts'

interface Policy {
  createScriptURL: (url: string) => string
}
declare const trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy } | undefined

interface RegistrationParts {
  container: Pick<ServiceWorkerContainer, 'register' | 'getRegistrations' | 'controller'>
  caches: Pick<CacheStorage, 'keys' | 'delete'>
  release: Release
  localePath: string
  readHeartbeat: () => Promise<Pick<Heartbeat, 'features'>>
  /** Returns true if the browser is in data-saving mode. */
  savesData: () => boolean
}

/** Registers and removes the release's service worker [RELEASE-411]. */
export function workerRegistration(parts: RegistrationParts) {
  const { container, caches, release, localePath, readHeartbeat, savesData } = parts
  const ours = async () =>
    (await container.getRegistrations()).filter(({ active, waiting, installing }) => {
      const worker = active ?? waiting ?? installing
      return worker !== null && isWorkerUrl(worker.scriptURL)
    })
  const remove = async () => {
    container.controller?.postMessage({ type: 'CLEAR' })
    for (const registration of await ours()) await registration.unregister()
    for (const name of (await caches.keys()).filter(isWorkerCache)) await caches.delete(name)
  }
  return {
    remove,
    /** Reads the worker flag before registering in each document, because many visits end before the next heartbeat. */
    async register() {
      const registrations = await ours()
      if (registrations.length === 0 && savesData()) return
      if (isWorkerOff((await readHeartbeat()).features)) return remove()
      const url = workerUrl(release, localePath)
      const isThere = registrations.some(({ active }) => active?.scriptURL.endsWith(url))
      if (isThere || savesData()) return
      await container.register(trusted(url), { scope: '/', updateViaCache: 'none' })
    },
    /** Makes the worker store a newer release's files, unless the browser is in data-saving mode [RELEASE-403]. */
    preload(newer: Release) {
      if (!savesData()) container.controller?.postMessage(preloadMessage(newer))
    },
  }
}

/** Creates the policy once, because the content security policy allows each policy name only once. */
function trusted(url: string): string {
  const rules = { createScriptURL: (address: string) => (address.startsWith('/sw.js?') ? address : '') }
  const policy = typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy('service-worker', rules)
  return policy.createScriptURL(url)
}
