const appVersionForm = /^\d[\w.+-]{0,39}$/
const appPlatformForm = /^[a-z][\w-]{0,19}$/i

export interface AppContext {
  version?: string
  platform?: string
}

/** Reads the native app's version and platform. Ignores malformed values [ORDER-207]. */
export function readAppContext(readHeader: (name: 'version' | 'platform') => string | null | undefined): AppContext {
  const [version, platform] = [readHeader('version'), readHeader('platform')]
  return {
    ...(version && appVersionForm.test(version) && { version }),
    ...(platform && appPlatformForm.test(platform) && { platform }),
  }
}
