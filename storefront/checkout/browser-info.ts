import type { Site } from '#domain/sites.ts'

interface Browser {
  navigator: Pick<Navigator, 'userAgent' | 'language'>
  screen: Pick<Screen, 'colorDepth' | 'height' | 'width'>
  timeZoneOffset: number
}

/** Whether a site's banks want to know the browser of a card payment [PAY-236]. */
export function collectsBrowserInfo(site: Site): boolean {
  return site === 'EUR' || site === 'GBR'
}

/** What a bank is told of the browser [PAY-237]. */
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

/** What is known of a browser that runs no script. */
export const withoutScript: BrowserInfo = { javaEnabled: false, javaScriptEnabled: false }

/** Reads what a form says of its browser; anything else is a browser without script. */
export function readBrowserInfo(text: string | null): BrowserInfo {
  try {
    const info: unknown = JSON.parse(text ?? '')
    return typeof info === 'object' && info !== null ? (info as BrowserInfo) : withoutScript
  } catch {
    return withoutScript
  }
}
