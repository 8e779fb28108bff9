const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(?:intosh| OS X)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/**
 * Returns a user agent's browser and operating system without versions, such as 'Firefox, Windows'. Returns '' if
 * unknown.
 */
export function deviceName(userAgent: string): string {
  const nameIn = (known: typeof browsers) => known.find(([, sign]) => sign.test(userAgent))?.[0]
  return [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined).join(', ')
}
