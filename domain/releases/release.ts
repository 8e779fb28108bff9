/** A build of the browser code. */
export interface Release {
  hash: string
  /** ISO 8601 in UTC with milliseconds, so that dates can be compared as texts. */
  buildDate: string
}

/**
 * Compares the server's release with the running one. A build that is not newer counts as older [RELEASE-402,
 * RELEASE-404].
 */
export function compareReleases(running: Release, latest: Release): 'same' | 'newer' | 'older' {
  if (latest.hash === running.hash) return 'same'
  return isDate(latest.buildDate) && latest.buildDate > running.buildDate ? 'newer' : 'older'
}

const dateForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const isDate = (text: string) => dateForm.test(text)

/** Parses a release: its hash and build date, separated by a space. Returns null if they are malformed. */
export function parseRelease(text: string | undefined): Release | null {
  const [, hash, buildDate] = /^([0-9a-f]{8,64}) (\S{24})$/.exec(text ?? '') ?? []
  return hash !== undefined && buildDate !== undefined && isDate(buildDate) ? { hash, buildDate } : null
}

export function serializeRelease({ hash, buildDate }: Release): string {
  return `${hash} ${buildDate}`
}

const hashForm = /^[0-9a-f]{8,64}$/

/** Reads a release hash. Returns null if it is malformed. */
export function parseHash(text: string | null): string | null {
  return text !== null && hashForm.test(text) ? text : null
}

/** Returns the URL of a release's file list. */
export function manifestUrl({ hash }: Pick<Release, 'hash'>): string {
  return `/assets/release-${hash}.json`
}
