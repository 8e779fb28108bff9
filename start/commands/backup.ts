import { cp, realpath, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { writeBackup } from '#platform/backup/write.ts'
import { CommandError } from '#platform/command-error.ts'
import { readConfiguration } from '../data/configuration.ts'
import { databaseFor } from '../data/database-for.ts'
import { printFailure, step } from '../progress.mjs'

try {
  const configuration = readConfiguration()
  const stamp = new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')
  const folder = resolve(process.argv[2] ?? join('backups', stamp))
  if (await stat(folder).catch(() => null)) throw new CommandError(`${folder} already exists. Choose another folder.`)
  const { url, stop } = await databaseFor(configuration, { skipsMigrations: true })
  try {
    const media = join(configuration.dataDir, 'media')
    const manifest = await step('Back up the store', (progress) =>
      writeBackup(configuration.databaseDirectUrl ?? url, folder, progress, async (unfinished) => {
        // `media` may be a symbolic link, because several processes share it.
        if (await stat(media).catch(() => null))
          await cp(await realpath(media), join(unfinished, 'media'), { recursive: true })
      }),
    )
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${rows.toLocaleString('en-US')} rows from ${manifest.tables.length} tables written to ${folder}.`)
    console.log(
      `Restore it with: npm run restore -- ${folder}\nThe backup does not include SECRET. Store it separately.`,
    )
  } finally {
    await stop()
  }
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
