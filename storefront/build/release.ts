import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestUrl, type Release } from '#domain/releases/release.ts'
import { bootFile, entryFile, filesOf, type Manifest, readManifest } from './manifest.ts'

/** The release of a process that serves no pages. */
export const noRelease: Release = { hash: '0'.repeat(16), buildDate: '1970-01-01T00:00:00.000Z' }

const releaseFile = 'release.json'

/** Sources that the service worker caches before they are needed. */
const precached = [
  bootFile,
  entryFile,
  'storefront/lazy-routes.ts',
  'storefront/after-hydration.ts',
  'storefront/shell/texts/en.ts',
  'storefront/shell/errors/error-page.tsx',
  'storefront/routes/home.tsx',
  'storefront/routes/entity.tsx',
  'storefront/routes/category.tsx',
  'storefront/catalog/texts/en.ts',
  'storefront/catalog/listing/texts/en.ts',
  'storefront/catalog/product/product-page.tsx',
  'storefront/catalog/product/texts/en.ts',
  'storefront/cart/cart-page.tsx',
  'storefront/cart/texts/en.ts',
]

/** All files of a release, including the files that the service worker caches in advance. */
interface ReleaseFiles {
  precache: string[]
  files: string[]
}

/** Returns the sorted files of a release. */
async function releaseFiles(client: string, manifest: Manifest): Promise<ReleaseFiles> {
  const names = await readdir(join(client, 'assets'))
  const files = names.filter((name) => !/\.(?:br|gz)$|^release-/.test(name)).map((name) => `/assets/${name}`)
  const code = precached.flatMap((source) => Object.values(filesOf(manifest, source)).flat())
  const shell = files.filter((file) => /\/(?:archivo-latin-(?!extra)[^/]+\.woff2|icons-[^/]+\.svg)$/.test(file))
  return { precache: [...new Set([...code, ...shell])].toSorted(), files: files.toSorted() }
}

/**
 * Writes a build's release data for the server and the service worker. The hash depends only on browser files, so the
 * same sources produce the same hash.
 */
export async function writeRelease(client: string, builtAt: Date): Promise<Release> {
  const list = await releaseFiles(client, await readManifest(client))
  const hash = createHash('sha256')
  for (const file of list.files) hash.update(`${file}\n`).update(await readFile(join(client, file)))
  hash.update(await readFile(join(client, 'sw.js')))
  const release = { hash: hash.digest('hex').slice(0, 16), buildDate: builtAt.toISOString() }
  await writeFile(join(client, releaseFile), JSON.stringify(release))
  await writeFile(join(client, manifestUrl(release)), JSON.stringify({ ...release, ...list }))
  return release
}

/** Reads the release of the build in `dist`. */
export async function readRelease(dist: string): Promise<Release> {
  return JSON.parse(await readFile(join(dist, 'client', releaseFile), 'utf8')) as Release
}
