type FrameMessage =
  | { type: 'ready' | 'invalid' | 'failed' | 'submit' }
  | { type: 'token'; token: string }
  | { type: 'height'; height: number }

interface FrameEvent {
  origin: string
  source: unknown
  data: unknown
}

const tallest = 640

/** Returns a message from the card frame, or null for any other origin or source. */
export function readFrameMessage(
  { origin, source, data }: FrameEvent,
  frameOrigin: string,
  frame: unknown,
): FrameMessage | null {
  if (origin !== frameOrigin || !frame || source !== frame) return null
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  switch (data.type) {
    case 'ready':
    case 'invalid':
    case 'failed':
    case 'submit':
      return { type: data.type }
    case 'token':
      return 'token' in data && typeof data.token === 'string' && /^[\w-]{1,200}$/.test(data.token)
        ? { type: 'token', token: data.token }
        : null
    case 'height': {
      const height = 'height' in data ? Number(data.height) : Number.NaN
      return height > 0 ? { type: 'height', height: Math.min(Math.ceil(height), tallest) } : null
    }
    default:
      return null
  }
}

/** Returns the frame's URL with the page's origin as `parent` and its locale, a BCP 47 tag, as `lang`. */
export function cardFrameUrl(frameUrl: string, pageOrigin: string, locale: string): string {
  const url = new URL(frameUrl)
  url.searchParams.set('parent', pageOrigin)
  url.searchParams.set('lang', locale)
  return url.href
}

/** Returns the URL of the vault's hosted page with its return URL and locale, for browsers without JavaScript. */
export function hostedCardPageUrl(redirectUrl: string, back: string, locale: string): string {
  const url = new URL(redirectUrl)
  url.searchParams.set('return', back)
  url.searchParams.set('lang', locale)
  return url.href
}
