import { manifestUrl, parseRelease, type Release } from '#domain/releases/release.ts'

type WorkerMessage = { type: 'CLEAR' } | { type: 'PRELOAD'; release: Release }

/** Returns the message that makes the worker store a newer release. */
export function preloadMessage(release: Release) {
  return { type: 'PRELOAD', ...release, manifestUrl: manifestUrl(release) } as const
}

/** Reads a message from a page. Returns null for any other message, and for files with a URL outside the release. */
export function readMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, hash, buildDate, manifestUrl: url } = data as Record<string, unknown>
  if (type === 'CLEAR') return { type }
  const release = parseRelease(`${String(hash)} ${String(buildDate)}`)
  return type === 'PRELOAD' && release && url === manifestUrl(release) ? { type, release } : null
}
