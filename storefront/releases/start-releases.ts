import type { StoreCall } from '#contract/kernel/call-options.ts'
import { parseRelease, type Release } from '#domain/releases/release.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { probe } from '#storefront/browser/watchers/probe-store.ts'
import { watchForms } from '#storefront/browser/watchers/unsaved-forms.ts'
import type { Shop } from '#storefront/page/page.ts'
import { knownPaths } from '#storefront/routing/known-paths.ts'
import { appConfig } from './app-config.ts'
import { interceptForFullLoads, isDocumentNeeded, type LoadState } from './full-load.ts'
import { heartbeat, readHeartbeat } from './heartbeat.ts'
import { recoverMissingCode } from './missing-code.ts'
import { reportForeignHost, sendReport } from './report-host.ts'
import { startWatcherCheck } from './watcher-check.ts'
import { workerRegistration } from './worker/worker-registration.ts'

interface ReleaseParts {
  call: StoreCall
  shop: Pick<Shop, 'site' | 'siteUrls' | 'locale'>
  reload: () => unknown
  onPage: (listener: (path: string) => void) => void
  /** Makes the router load full documents while `isNeeded` returns true for the current path. */
  loadDocumentsIf: (isNeeded: (path: string) => boolean) => void
}

/** Returns the tasks with their tick intervals [RELEASE-004, RELEASE-201, SHELL-040]. */
export function releaseTasks({ beat, loadConfig }: { beat: () => unknown; loadConfig: () => unknown }) {
  return [
    { every: 2, run: beat },
    { every: 5, run: loadConfig },
  ]
}

/** Starts the tasks that update an open page. Returns its periodic tasks. */
export function startReleases({ call, shop, reload, onPage, loadDocumentsIf }: ReleaseParts) {
  const running = parseRelease(document.querySelector<HTMLElement>('script[data-release]')?.dataset['release'])
  const state: LoadState = { loadedAt: performance.timeOrigin, hasNewRelease: false, isUnrecoverable: false }
  const now = () => Date.now()
  void reportForeignHost({ href: location.href, base: shop.siteUrls[shop.site], send: sendReport, log: console.warn })
  const hasUnsavedForm = watchForms(document)
  const loads = { state, locale: shop.locale, hasUnsavedForm, now }
  interceptForFullLoads(document, loads)
  loadDocumentsIf((path) => isDocumentNeeded(path, loads))
  startWatcherCheck({
    errors: globalThis,
    probe,
    isPageEmpty: () => document.getElementById('root')?.childElementCount === 0,
    onBroken: () => (state.isUnrecoverable = true),
  })
  const config = appConfig({ call, reload })
  onPage(config.follow)
  config.follow(location.pathname)
  const beat = running ? startHeartbeat(running, { call, shop, state }) : () => {}
  return releaseTasks({ beat, loadConfig: config.load })
}

/**
 * Returns the milliseconds since a page was loaded. Some browsers stop `performance.now()` while the device sleeps, and
 * a device's clock may be set back, so this uses the larger age. At worst, a known path is looked up again.
 */
export function pageAge(loadedAt: number, now: number, performanceNow: number): number {
  return Math.max(now - loadedAt, performanceNow)
}

interface HeartbeatStart extends Pick<ReleaseParts, 'call' | 'shop'> {
  state: LoadState
}

function startHeartbeat(running: Release, { call, shop, state }: HeartbeatStart) {
  recoverMissingCode({
    errors: globalThis,
    isOtherRelease: async () => (await readHeartbeat(call)).hash !== running.hash,
    isFailed: () => document.querySelector('.error-page') !== null,
    onOtherRelease: () => (state.hasNewRelease = true),
    reload: () => location.reload(),
    storage: browserStorage('sessionStorage'),
    now: () => Date.now(),
  })
  const worker = startWorker(call, running, shop.locale.path)
  return heartbeat({
    read: () => readHeartbeat(call),
    running,
    onNewer: (release) => {
      state.hasNewRelease = true
      worker?.preload(release)
    },
    onWorkerOff: () => void worker?.remove().catch(() => {}),
    onPathsChanged: () => knownPaths.forget(),
    age: () => pageAge(state.loadedAt, Date.now(), performance.now()),
  })
}

/** Registers the service worker. Returns null without a secure context or storage. */
function startWorker(call: StoreCall, release: Release, localePath: string) {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis) || !mayStore()) return null
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const worker = workerRegistration({
    container: navigator.serviceWorker,
    caches,
    release,
    localePath,
    readHeartbeat: () => readHeartbeat(call),
    savesData: () => connection?.saveData === true,
  })
  // Registration may fail, for example because the browser's settings block it. The shop works without a worker.
  worker.register().catch(() => {})
  return worker
}

function mayStore(): boolean {
  try {
    return globalThis.localStorage !== null
  } catch {
    return false
  }
}
