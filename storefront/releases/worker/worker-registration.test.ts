import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cacheName } from '#domain/releases/release-caches.ts'
import type { Heartbeat } from '../heartbeat.ts'
import { browserForTests, origin, releaseAt } from './browser-for-tests.ts'
import { workerRegistration } from './worker-registration.ts'
import { workerUrl } from './worker-url.ts'

const release = releaseAt(1)

/** Creates a browser in which a test registers a release's worker. */
function browserWith({
  features = {},
  savesData = false,
}: { features?: Heartbeat['features']; savesData?: boolean } = {}) {
  const { browser, names } = browserForTests(release)
  const scripts = new Set<string>([`${origin}/other-worker.js`])
  const messages: unknown[] = []
  const registered: string[] = []
  const container = {
    controller: { postMessage: (message: unknown) => messages.push(message) },
    register: async (url: string) => {
      registered.push(url)
      for (const script of scripts) if (script.includes('/sw.js')) scripts.delete(script)
      scripts.add(new URL(url, origin).href)
    },
    getRegistrations: async () =>
      [...scripts].map((scriptURL) => ({
        active: { scriptURL },
        waiting: null,
        installing: null,
        unregister: async () => scripts.delete(scriptURL),
      })),
  }
  const registrationOf = (ofRelease = release) =>
    workerRegistration({
      container: container as never,
      caches: browser.caches,
      release: ofRelease,
      localePath: 'de',
      readHeartbeat: async () => ({ features }),
      savesData: () => savesData,
    })
  const ours = () => [...scripts].filter((script) => script.includes('/sw.js'))
  return { registrationOf, caches: browser.caches, names, scripts, ours, messages, registered }
}

test('the service worker is registered once per hash and locale, regardless of the build date [RELEASE-411]', async () => {
  const { registrationOf, ours, registered } = browserWith()
  await registrationOf().register()
  await registrationOf().register()
  await registrationOf({ ...release, buildDate: releaseAt(3).buildDate }).register()
  assert.deepEqual(ours(), [new URL(workerUrl(release, 'de'), origin).href])
  assert.equal(registered.length, 1)
  await registrationOf(releaseAt(2)).register()
  assert.deepEqual(ours(), [new URL(workerUrl(releaseAt(2), 'de'), origin).href])
})

test('if the flag sw is false, the service worker and its caches are removed, and other workers are unaffected [RELEASE-412]', async () => {
  const { registrationOf, caches, names, scripts, messages } = browserWith({ features: { sw: false } })
  scripts.add(`${origin}${workerUrl(releaseAt(2), 'de')}`)
  for (const name of [cacheName(release), 'images', 'of another script']) await caches.open(name)
  await registrationOf().register()
  assert.deepEqual([...scripts], [`${origin}/other-worker.js`])
  assert.deepEqual(names(), ['of another script'])
  assert.deepEqual(messages, [{ type: 'CLEAR' }])
})

test('if the flag sw is off, each document removes an active service worker, even in data-saving mode', async () => {
  for (const savesData of [false, true]) {
    const { registrationOf, scripts, ours } = browserWith({ features: { sw: false }, savesData })
    scripts.add(`${origin}${workerUrl(release, 'de')}`)
    await registrationOf().register()
    assert.deepEqual(ours(), [])
  }
})

test('a browser in data-saving mode neither installs the service worker nor preloads a release', async () => {
  const { registrationOf, ours, messages } = browserWith({ savesData: true })
  await registrationOf().register()
  registrationOf().preload(releaseAt(2))
  assert.deepEqual([ours(), messages], [[], []])
})

test('a newer release is preloaded by a message with its hash and file list [RELEASE-403]', () => {
  const { registrationOf, messages } = browserWith()
  registrationOf().preload(releaseAt(2))
  const { hash, buildDate } = releaseAt(2)
  assert.deepEqual(messages, [{ type: 'PRELOAD', hash, buildDate, manifestUrl: `/assets/release-${hash}.json` }])
})
