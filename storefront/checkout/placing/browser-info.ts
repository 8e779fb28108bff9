import type { Site } from '#domain/sites.ts'

interface Browser {
  navigator: Pick<Navigator, 'userAgent' | 'language'>
  screen: Pick<Screen, 'colorDepth' | 'height' | 'width'>
  timeZoneOffset: number
}

/** Returns true if the site's banks need browser data for card payments [PAY-236]. */
export function collectsBrowserInfo(site: Site): boolean {
  return site === 'EUR' || site === 'GBR'
}

/** Returns the browser data for banks [PAY-237]. */
export function browserInfo({ navigator, screen, timeZoneOffset }: Browser) {
  return {
    acceptHeader: '*/*',
    userAgent: navigator.userAgent,
    language: navigator.language,
    colorDepth: screen.colorDepth,
    screenHeight: screen.height,
    screenWidth: screen.width,
    timeZoneOffset,
    javaEnabled: false,
    javaScriptEnabled: true,
  }
}
type BrowserInfo = Partial<ReturnType<typeof browserInfo>>

export const noScriptBrowserInfo: BrowserInfo = { javaEnabled: false, javaScriptEnabled: false }

/** Reads browser data from a form. Invalid data means that JavaScript is unavailable. */
export function readBrowserInfo(text: string | null): BrowserInfo {
  try {
    const info: unknown = JSON.parse(text ?? '')
    return typeof info === 'object' && info !== null ? (info as BrowserInfo) : noScriptBrowserInfo
  } catch {
    return noScriptBrowserInfo
  }
}
