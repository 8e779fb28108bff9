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
  /** The shopper's browser saves data. */
  savesData: () => boolean
}

/** Registers the service worker of the release, and removes it [RELEASE-411]. */
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
    /** Reads the flag first, in each document, since many visits end before the next heartbeat. */
    async register() {
      const registrations = await ours()
      if (registrations.length === 0 && savesData()) return
      if (isWorkerOff((await readHeartbeat()).features)) return remove()
      const url = workerUrl(release, localePath)
      const isThere = registrations.some(({ active }) => active?.scriptURL.endsWith(url))
      if (isThere || savesData()) return
      await container.register(trusted(url), { scope: '/', updateViaCache: 'none' })
    },
    /** Asks the worker to store the files of a newer release, unless the shopper's browser saves data [RELEASE-403]. */
    preload(newer: Release) {
      if (!savesData()) container.controller?.postMessage(preloadMessage(newer))
    },
  }
}

/** The content security policy allows the policy's name once. */
function trusted(url: string): string {
  const rules = { createScriptURL: (address: string) => (address.startsWith('/sw.js?') ? address : '') }
  const policy = typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy('service-worker', rules)
  return policy.createScriptURL(url)
}
