// Compiled to /sw.js, a classic script. This file declares the types itself, because TypeScript's worker library
// conflicts with the library for pages.
import { readWorkerUrl } from './worker-url.ts'
import { createReleaseWorker } from './release-worker.ts'
import { readMessage } from './worker-messages.ts'

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface FetchEvent extends ExtendableEvent {
  request: Request
  /** The document that the browser requests while the worker starts. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}
interface MessageToWorker extends ExtendableEvent {
  data: unknown
  source: { postMessage: (message: unknown) => void } | null
}
interface Worker {
  location: Location
  registration: ServiceWorkerRegistration
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'message', listener: (event: MessageToWorker) => void): void
  }
}

const scope = globalThis as unknown as Worker
const { release, home } = readWorkerUrl(scope.location.href)
const worker = createReleaseWorker(
  {
    caches,
    fetch: (input, init) => fetch(input, init),
    origin: scope.location.origin,
    now: () => Date.now(),
    isOnline: () => navigator.onLine,
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  },
  release,
  home,
)

scope.addEventListener('install', (event) => {
  event.waitUntil(worker.install().then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event) => {
  const takeOver = async () => {
    await worker.activate()
    await scope.registration.navigationPreload?.enable()
    await scope.clients.claim()
  }
  event.waitUntil(takeOver())
})

scope.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event
  const response = worker.respond(request, (work) => event.waitUntil(work), preloadResponse)
  if (response) event.respondWith(response)
  // The browser has already requested the document and would otherwise request it again.
  else if (request.mode === 'navigate' && request.method === 'GET')
    event.respondWith(preloadResponse.then((early) => early ?? fetch(request)))
})

scope.addEventListener('message', (event) => {
  const message = readMessage(event.data)
  if (message?.type === 'CLEAR') event.waitUntil(worker.clear())
  if (message?.type !== 'PRELOAD') return
  const preload = async () => {
    await worker.preload(message.release)
    event.source?.postMessage({ type: 'PRELOADED', hash: message.release.hash })
  }
  // If preloading fails, the next page load fetches the files.
  event.waitUntil(preload().catch(() => {}))
})
