import { createHash } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressAll } from './compress.ts'
import { writeRelease } from './release.ts'
import { firstLoads, maxFirstLoad, maxViewLoad, viewLoad } from './first-load.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const distFolder = join(root, 'dist')
const unfinished = 'unfinished-'
/** Older builds remain because a running store may still serve their files. */
const maxBuilds = 6

const inputs = [
  'storefront',
  'backoffice',
  'ui',
  'contract',
  'domain',
  'equipment',
  'platform/payments/vault.css',
  'package-lock.json',
]

interface BuildReport {
  isBuilt: boolean
  folder: string
  /** Gzipped bytes of JavaScript in the first load, by page type. */
  firstLoads: Readonly<Record<string, number>>
  viewLoad: number
}

/** Builds the storefront for browser and server, unless a build of the same sources exists. */
export async function buildStorefront(
  onProgress: (done: number, total: number) => void = () => {},
): Promise<BuildReport> {
  const folder = join(distFolder, (await hashOfInputs()).slice(0, 16))
  if (await stat(folder).catch(() => undefined)) {
    await utimes(folder, new Date(), new Date())
    return { isBuilt: false, folder, ...(await loadsOf(folder)) }
  }
  // Vite is a development dependency, so a start with an existing build never loads it.
  const [{ build }, { cardPageBuild, clientBuild, serverBuild, workerBuild }, { backOfficeBuild }] = await Promise.all([
    import('vite'),
    import('./vite.ts'),
    import('#backoffice/build/vite.ts'),
  ])
  onProgress(0, 5)
  await mkdir(distFolder, { recursive: true })
  const tempFolder = await mkdtemp(join(distFolder, unfinished))
  const client = join(tempFolder, 'client')
  await build(clientBuild(client))
  await build(workerBuild(client))
  await writeRelease(client, new Date())
  onProgress(1, 5)
  await build(serverBuild(join(tempFolder, 'server')))
  onProgress(2, 5)
  const cardPage = join(tempFolder, 'card-page')
  await build(cardPageBuild(cardPage))
  onProgress(3, 5)
  const backOffice = join(tempFolder, 'backoffice')
  await build(backOfficeBuild(backOffice))
  onProgress(4, 5)
  for (const folderOfPages of [client, cardPage, backOffice]) {
    await copyFile(join(root, 'storefront/shell/favicon.svg'), join(folderOfPages, 'favicon.svg'))
    await compressAll(join(folderOfPages, 'assets'))
  }
  // If another process has finished the same build first, its build is used.
  await rename(tempFolder, folder).catch(() => rm(tempFolder, { recursive: true, force: true }))
  await deleteOldBuilds()
  onProgress(5, 5)
  return { isBuilt: true, folder, ...(await loadsOf(folder)) }
}

async function loadsOf(folder: string) {
  const client = join(folder, 'client')
  return { firstLoads: await firstLoads(client), viewLoad: await viewLoad(client) }
}

async function deleteOldBuilds() {
  const found = await Promise.all(
    (await readdir(distFolder)).map(async (name) => ({ name, at: (await stat(join(distFolder, name))).mtimeMs })),
  )
  const remaining = found.filter(({ name, at }) => name.startsWith(unfinished) && at < Date.now() - 3_600_000)
  const builds = found.filter(({ name }) => !name.startsWith(unfinished)).toSorted((a, b) => b.at - a.at)
  for (const { name } of [...remaining, ...builds.slice(maxBuilds)]) {
    await rm(join(distFolder, name), { recursive: true, force: true })
  }
}

async function hashOfInputs(): Promise<string> {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of await filesBelow(join(root, input))) {
      hash.update(file.slice(root.length)).update(await readFile(file))
    }
  }
  return hash.digest('hex')
}

/** Sorted, so that the hash is the same on every machine. Excludes tests, which are not part of the build. */
async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null)
  if (entries === null) return [path]
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.ts$|\.md$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

if (import.meta.main) {
  const { isBuilt, firstLoads: loads, viewLoad: bytesOfView } = await buildStorefront()
  console.log(isBuilt ? 'Built the storefront.' : 'The build is up to date.')
  for (const [page, bytes] of Object.entries(loads)) {
    console.log(
      `${page.padEnd(10)} ${(bytes / 1024).toFixed(1)} KiB of JavaScript on first load, gzipped (limit ${maxFirstLoad / 1024})`,
    )
  }
  console.log(`3D view    ${(bytesOfView / 1024).toFixed(1)} KiB more on demand (limit ${maxViewLoad / 1024})`)
}
