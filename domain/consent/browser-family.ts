export const browserFamilies = ['chrome', 'edge', 'firefox', 'safari', 'other'] as const
export type BrowserFamily = (typeof browserFamilies)[number]

const signs: readonly (readonly [BrowserFamily, RegExp])[] = [
  ['edge', /\bEdg(?:A|iOS)?\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|Chromium|CriOS)\//],
  ['safari', /\bSafari\//],
]

/** Returns a user agent's browser family, without version or operating system. */
export function browserFamily(userAgent: string): BrowserFamily {
  return signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other'
}
