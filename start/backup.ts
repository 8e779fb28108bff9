// `npm run backup [-- FOLDER]`: writes the store's data into a folder, from which `npm run restore` makes a store again.
import { cp, realpath, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { writeBackup } from '#platform/backup/write.ts'
import { readSettings } from '#platform/settings/settings.ts'
import { Stop } from '#platform/stop.ts'
import { databaseFor } from './database-for.ts'
import { printFailure, step } from './progress.mjs'

try {
  const configuration = readSettings(process.env)
  if ('problems' in configuration) throw new Stop(configuration.problems.join('\n  '))
  const stamp = new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')
  const folder = resolve(process.argv[2] ?? join('backups', stamp))
  if (await stat(folder).catch(() => null)) throw new Stop(`${folder} is there already. Name another folder.`)
  const { url, stop } = await databaseFor(configuration, { isAsItIs: true })
  try {
    const media = join(configuration.dataDir, 'media')
    const manifest = await step('Back up the store', (progress) =>
      writeBackup(configuration.databaseDirectUrl ?? url, folder, progress, async (unfinished) => {
        // Where several processes share one, it is a link: what is copied is the folder.
        if (await stat(media).catch(() => null))
          await cp(await realpath(media), join(unfinished, 'media'), { recursive: true })
      }),
    )
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${rows.toLocaleString('en-US')} rows of ${manifest.tables.length} tables are in ${folder}`)
    console.log(
      `npm run restore -- ${folder} makes a store of them again. The secret is not among them: keep SECRET yourself.`,
    )
  } finally {
    await stop()
  }
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
