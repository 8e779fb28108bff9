import { parseRelease, releaseText, type Release } from '#domain/releases/release.ts'

const path = '/sw.js'

/** Returns the worker's URL, which names its release: a new release or locale installs a new worker. */
export function workerUrl(release: Release, localePath: string): string {
  return `${path}?${new URLSearchParams({ release: releaseText(release), locale: localePath }).toString()}`
}

/** Reads a worker's URL; throws if the release is malformed. */
export function readWorkerUrl(url: string): { release: Release; home: string } {
  const { searchParams } = new URL(url)
  const release = parseRelease(searchParams.get('release') ?? '')
  const locale = searchParams.get('locale') ?? ''
  if (!release || !/^(?:[a-z]{2}(?:\/[a-z]{2})?)?$/.test(locale)) throw new Error('The worker has no release')
  return { release, home: locale === '' ? '' : `/${locale}` }
}

export function isWorkerUrl(url: string): boolean {
  return new URL(url).pathname === path
}
