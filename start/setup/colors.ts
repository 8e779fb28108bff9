import { readFileSync } from 'node:fs'
import type { colorNames } from './setup-file.ts'

type ColorName = (typeof colorNames)[number]
type Colors = Partial<Record<ColorName, string>>

/** Text and background pairs in `ui/tokens.css` that need a contrast ratio of at least 4.5 (WCAG 2.2, 1.4.3). */
const pairs = [
  ['text', 'paper'],
  ['text-muted', 'paper'],
  ['on-ink', 'ink'],
  ['on-ink-muted', 'ink'],
  ['signal', 'paper'],
  ['signal', 'plate'],
  ['signal-strong', 'paper'],
  ['on-signal', 'signal'],
  ['on-signal', 'signal-strong'],
  ['signal-on-ink', 'ink'],
] as const
const minContrast = 4.5

/** Returns one problem per color pair with too little contrast. */
export function colorProblems(colors: Colors): string[] {
  const all: Readonly<Record<string, string | undefined>> = { ...shippedColors(), ...colors }
  return pairs.flatMap(([text, background]) => {
    const ratio = contrastRatio(all[text]!, all[background]!)
    return ratio >= minContrast
      ? []
      : [`look.colors: ${text} on ${background} has a contrast of ${ratio.toFixed(1)}, but needs ${minContrast}`]
  })
}

/** Returns the style sheet for custom colors. The high-contrast and dark themes do not change. */
export function colorStyles(colors: Colors): string {
  const lines = Object.entries(colors).map(([name, value]) => `  --color-${name}: ${value};\n`)
  return `:root:not([data-contrast='high'], [data-theme='dark']) {\n${lines.join('')}}\n`
}

/** Returns the contrast ratio of two colors such as #c2370a. It ranges from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function shippedColors(): Record<string, string> {
  const [theme = ''] = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8').split(
    "[data-theme='dark']",
  )
  return Object.fromEntries(
    [...theme.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  )
}
