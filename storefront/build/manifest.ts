import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serializeRelease, type Release } from '#domain/releases/release.ts'
import type { BuildFiles } from '#storefront/page/route/page-result.ts'

interface Entry {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}
export type Manifest = Readonly<Record<string, Entry>>

export const entryFile = 'storefront/entry-client.tsx'
export const bootFile = 'storefront/browser/hydration/deferred-hydration.ts'
export const cardPageEntries = {
  spreedlyCard: 'storefront/card-page/spreedly-card.ts',
  spreedlyBank: 'storefront/card-page/spreedly-bank.ts',
  adyenCard: 'storefront/card-page/adyen-card.ts',
} as const
const fontFile = 'storefront/fonts/archivo-latin.woff2'

export async function readManifest(client: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest
}

/** Returns the scripts and styles for a source file's chunk and all its imports. */
export function filesOf(manifest: Manifest, source: string): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>()
  const visit = (name: string) => {
    const entry = manifest[name]
    if (!entry || seen.has(name)) return
    seen.add(name)
    for (const imported of entry.imports ?? []) visit(imported)
  }
  visit(source)
  const entries = [...seen].map((name) => manifest[name]!)
  return {
    scripts: entries.map(({ file }) => `/${file}`),
    styles: entries.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  }
}

/** Returns the build files that documents use, by source file. */
export function buildFiles(manifest: Manifest, release: Release): BuildFiles {
  const entry = manifest[entryFile]
  const boot = manifest[bootFile]
  const font = manifest[fontFile]
  if (!entry || !boot || !font) throw new Error(`The build has no ${entryFile}, ${bootFile}, or ${fontFile}`)
  const { styles } = filesOf(manifest, entryFile)
  return {
    script: `/${entry.file}`,
    boot: `/${boot.file}`,
    styles,
    font: `/${font.file}`,
    release: serializeRelease(release),
    chunks: Object.fromEntries(Object.keys(manifest).map((source) => [source, filesOf(manifest, source)])),
  }
}
