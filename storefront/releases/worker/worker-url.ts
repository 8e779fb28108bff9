import { parseHash, type Release } from '#domain/releases/release.ts'

const path = '/sw.js'

/**
 * Returns the worker URL with its release hash. A new release or locale installs a new worker; a different build date
 * for the same files does not.
 */
export function workerUrl({ hash }: Pick<Release, 'hash'>, localePath: string): string {
  return `${path}?${new URLSearchParams({ release: hash, locale: localePath }).toString()}`
}

/** Reads a worker URL. Throws if the release is malformed. */
export function readWorkerUrl(url: string): { release: Pick<Release, 'hash'>; home: string } {
  const { searchParams } = new URL(url)
  const hash = parseHash(searchParams.get('release'))
  const locale = searchParams.get('locale') ?? ''
  if (hash === null || !/^(?:[a-z]{2}(?:\/[a-z]{2})?)?$/.test(locale)) throw new Error('The worker has no release')
  return { release: { hash }, home: locale === '' ? '' : `/${locale}` }
}

export function isWorkerUrl(url: string): boolean {
  return new URL(url).pathname === path
}
