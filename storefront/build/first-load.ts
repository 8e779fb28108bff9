import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { bootFile, entryFile, filesOf, type Manifest, readManifest } from './manifest.ts'

/** What every page loads beside its own chunks. */
const everyPage = [bootFile, entryFile, 'storefront/shell/texts/en.ts']
const catalog = ['storefront/routes/entity.tsx', 'storefront/catalog/texts/en.ts']
const pages: Readonly<Record<string, readonly string[]>> = {
  home: ['storefront/routes/home.tsx', 'storefront/catalog/texts/en.ts'],
  category: [...catalog, 'storefront/catalog/category-page.tsx'],
  product: [...catalog, 'storefront/catalog/product-page.tsx'],
}

/** The most JavaScript that a browse page may load first, gzipped. */
export const mostFirstLoad = 115 * 1024

/** Gzipped bytes of JavaScript that each kind of browse page loads first. */
export async function firstLoads(client: string): Promise<Record<string, number>> {
  const manifest = await readManifest(client)
  const sizes = Object.entries(pages).map(async ([page, own]) => {
    const files = scriptsOf(manifest, [...everyPage, ...own])
    const bytes = await Promise.all(files.map(async (file) => (await stat(join(client, `${file}.gz`))).size))
    return [page, bytes.reduce((sum, size) => sum + size, 0)] as const
  })
  return Object.fromEntries(await Promise.all(sizes))
}

function scriptsOf(manifest: Manifest, sources: readonly string[]): string[] {
  return [...new Set(sources.flatMap((source) => filesOf(manifest, source).scripts))]
}
