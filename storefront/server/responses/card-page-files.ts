import { join } from 'node:path'
import { cardPageEntries, filesOf, readManifest } from '../../build/manifest.ts'
import { loadAssets } from './assets.ts'

/** Returns each card page's files and the function that serves them. */
export async function builtCardPage(dist: string, headers: Readonly<Record<string, string>>) {
  const folder = join(dist, 'card-page')
  const manifest = await readManifest(folder)
  const assets = await loadAssets(folder, { security: headers })
  // Lists only the entry script, which loads its imports.
  const of = (source: string) => {
    const { scripts, styles } = filesOf(manifest, source)
    return { scripts: scripts.slice(0, 1), styles }
  }
  const { spreedlyCard, spreedlyBank, adyenCard } = cardPageEntries
  return {
    files: { spreedlyCard: of(spreedlyCard), spreedlyBank: of(spreedlyBank), adyenCard: of(adyenCard) },
    serve: (...args: Parameters<typeof assets.serve>) => assets.serve(...args),
  }
}
