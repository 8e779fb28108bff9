export const devices = ['desktop', 'phone', 'tablet', 'app'] as const
export type Device = (typeof devices)[number]

/**
 * Returns a user agent's device type, without model or operating system. Tablets that identify as desktops count as
 * desktops.
 */
export function deviceOf(userAgent: string): Exclude<Device, 'app'> {
  if (/\b(?:iPad|Tablet|Kindle|Silk)\b/.test(userAgent)) return 'tablet'
  const isMobile = /\bMobi/.test(userAgent)
  if (/\bAndroid\b/.test(userAgent)) return isMobile ? 'phone' : 'tablet'
  return isMobile || /\b(?:iPhone|iPod)\b/.test(userAgent) ? 'phone' : 'desktop'
}
