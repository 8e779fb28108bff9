import { manifestUrl, parseRelease, type Release } from '#domain/releases/release.ts'

type WorkerMessage = { type: 'CLEAR' } | { type: 'PRELOAD'; release: Release }

/** Returns the message that asks the worker to store a newer release. */
export function preloadMessage(release: Release) {
  return { type: 'PRELOAD', ...release, manifestUrl: manifestUrl(release) } as const
}

/** Reads a message of a page, or returns null for any other, and for files of another address than the release's. */
export function readMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, hash, buildDate, manifestUrl: url } = data as Record<string, unknown>
  if (type === 'CLEAR') return { type }
  const release = parseRelease(`${String(hash)} ${String(buildDate)}`)
  return type === 'PRELOAD' && release && url === manifestUrl(release) ? { type, release } : null
}
