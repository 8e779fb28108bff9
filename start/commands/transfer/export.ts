import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { csvLine } from '#domain/catalog/export/csv-line.ts'
import { exportHeaderWith, linesOf } from '#domain/catalog/export/to-lines.ts'
import { sites, type Site } from '#domain/sites.ts'
import { openDatabase } from '#platform/database.ts'
import { CommandError } from '#platform/command-error.ts'
import { readEntries } from '#services/catalog/products/entries.ts'
import { readConfiguration } from '../../data/configuration.ts'
import { databaseFor } from '../../data/database-for.ts'
import { printFailure, step } from '../../progress.mjs'

const usage = `Usage: npm run export [-- --site USA] [--all-sites] [--file products-USA.csv]
  --site  the storefront whose prices and stock to export (${sites.join(', ')}); default USA
  --all-sites  also exports the prices and sales of the other sites, in columns such as Variant Price / CAN
  --file  the file to write; default products-SITE.csv`

try {
  const { site, others, file } = readArguments()
  const configuration = readConfiguration()
  const { url, stop } = await databaseFor(configuration, { isAsItIs: true })
  const db = openDatabase(url, () => {}, { statementMs: 60_000 })
  try {
    let products = 0
    await step(`Write ${file}`, async () => {
      const out = createWriteStream(file)
      const isWritten = finished(out)
      // The file's time is the start of the export, so that an import also warns about sales during it.
      const began = Date.now()
      out.write(`\uFEFF${csvLine(exportHeaderWith(others))}`)
      for await (const product of readEntries(db, site, others)) {
        products += 1
        const text = linesOf(product, site, { exportedAt: began, others }).map(csvLine).join('')
        if (!out.write(text)) await Promise.race([once(out, 'drain'), isWritten])
      }
      out.end()
      await isWritten
    })
    console.log(`${products} ${products === 1 ? 'product' : 'products'} of ${site} written to ${file}.`)
  } finally {
    await db.close()
    await stop()
  }
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}

function readArguments() {
  const { values } = parsed()
  const site = sites.find((code) => code === values.site.toUpperCase()) as Site | undefined
  if (!site) throw new CommandError(usage)
  const others = values['all-sites'] ? sites.filter((each) => each !== site) : []
  return { site, others, file: values.file ?? `products-${site}.csv` }
}

function parsed() {
  try {
    return parseArgs({
      options: { site: { type: 'string', default: 'USA' }, file: { type: 'string' }, 'all-sites': { type: 'boolean' } },
    })
  } catch {
    throw new CommandError(usage)
  }
}
