import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { bootFile, entryFile, filesOf, type Manifest, readManifest } from './manifest.ts'

const everyPage = [bootFile, entryFile, 'storefront/shell/texts/en.ts']
const catalog = ['storefront/routes/entity.tsx', 'storefront/catalog/texts/en.ts']
const view = [
  'storefront/catalog/model/model-viewer.tsx',
  'storefront/catalog/model/texts/en.ts',
  'equipment/view/open-view.ts',
]
const pages = {
  home: ['storefront/routes/home.tsx', 'storefront/catalog/texts/en.ts'],
  category: [...catalog, 'storefront/routes/category.tsx', 'storefront/catalog/listing/texts/en.ts'],
  product: [...catalog, 'storefront/catalog/product/product-page.tsx', 'storefront/catalog/product/texts/en.ts'],
} as const satisfies Record<string, readonly string[]>

/** Maximum gzipped bytes of JavaScript in the first load of a browse page. */
export const maxFirstLoad = 100 * 1024

/** Maximum gzipped bytes of JavaScript that opening a 3D view loads. */
export const maxViewLoad = 170 * 1024

/** Returns the gzipped bytes of JavaScript in the first load, by type of browse page. */
export async function firstLoads(client: string): Promise<Record<string, number>> {
  const manifest = await readManifest(client)
  const sizes = Object.entries(pages).map(
    async ([page, own]) => [page, await bytesOf(client, scriptsOf(manifest, [...everyPage, ...own]))] as const,
  )
  return Object.fromEntries(await Promise.all(sizes))
}

/** Returns the gzipped bytes of JavaScript that a 3D view adds to its page, for the largest product family. */
export async function viewLoad(client: string): Promise<number> {
  const manifest = await readManifest(client)
  const families = Object.keys(manifest).filter((source) => source.startsWith('equipment/families/'))
  const loaded = scriptsOf(manifest, [...everyPage, ...pages.product])
  const loads = families.map((family) =>
    bytesOf(
      client,
      scriptsOf(manifest, [...view, family]).filter((file) => !loaded.includes(file)),
    ),
  )
  return Math.max(...(await Promise.all(loads)))
}

async function bytesOf(client: string, files: readonly string[]): Promise<number> {
  const bytes = await Promise.all(files.map(async (file) => (await stat(join(client, `${file}.gz`))).size))
  return bytes.reduce((sum, size) => sum + size, 0)
}

function scriptsOf(manifest: Manifest, sources: readonly string[]): string[] {
  return [...new Set(sources.flatMap((source) => filesOf(manifest, source).scripts))]
}
