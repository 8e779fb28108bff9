import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Returns a reader for the hashed files in other builds next to this one, so that pages from the previous release still
 * load their code. Reads only files that existed at startup.
 */
export async function createEarlierAssetReader(dist: string): Promise<(name: string) => Promise<Buffer | null>> {
  const folder = dirname(dist)
  const paths = new Map<string, string>()
  for (const build of (await readdir(folder)).filter((name) => /^[0-9a-f]{16}$/.test(name))) {
    const assets = join(folder, build, 'client', 'assets')
    const names = await readdir(assets).catch(() => [])
    for (const name of names) if (!/\.(?:br|gz)$/.test(name)) paths.set(name, join(assets, name))
  }
  return async (name) => {
    const path = paths.get(name)
    return path === undefined ? null : readFile(path)
  }
}
