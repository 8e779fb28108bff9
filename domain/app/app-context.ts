/** What a version and a platform of the native app may look like. */
const appVersionForm = /^\d[\w.+-]{0,39}$/
const appPlatformForm = /^[a-z][\w-]{0,19}$/i

/** What the native app says of itself, as far as it says it. */
export interface AppContext {
  version?: string
  platform?: string
}

/** Reads what the native app says of itself; what is none of it is as if it were not said [ORDER-207]. */
export function readAppContext(said: (name: 'version' | 'platform') => string | null | undefined): AppContext {
  const [version, platform] = [said('version'), said('platform')]
  return {
    ...(version && appVersionForm.test(version) && { version }),
    ...(platform && appPlatformForm.test(platform) && { platform }),
  }
}
