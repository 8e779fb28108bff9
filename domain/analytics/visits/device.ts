export const devices = ['desktop', 'phone', 'tablet', 'app'] as const
export type Device = (typeof devices)[number]

/** Returns the kind of device of a user agent, without model or system. Tablets that present themselves as desktops count as desktops. */
export function deviceOf(userAgent: string): Exclude<Device, 'app'> {
  if (/\b(?:iPad|Tablet|Kindle|Silk)\b/.test(userAgent)) return 'tablet'
  const isMobile = /\bMobi/.test(userAgent)
  if (/\bAndroid\b/.test(userAgent)) return isMobile ? 'phone' : 'tablet'
  return isMobile || /\b(?:iPhone|iPod)\b/.test(userAgent) ? 'phone' : 'desktop'
}
