import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sites, type Site } from '#domain/sites.ts'
import { openDatabase } from '#platform/database.ts'
import { readSettings } from '#platform/settings/settings.ts'
import { Stop } from '#platform/stop.ts'
import { fetchPicture } from '#services/catalog/import/fetch-picture.ts'
import { importProducts, type ImportReport } from '#services/catalog/import/import-products.ts'
import { readCsv } from '../data/csv-file.ts'
import { databaseFor } from '../data/database-for.ts'
import { printFailure, step } from '../progress.mjs'

const usage = `Usage: npm run import -- FILE.csv [--site USA] [--dry-run] [--strict] [--weights lb|kg] [--pictures URL]
  FILE.csv    products in Shopify's, Magento's or our own export format, UTF-8
  --site      the storefront whose currency the prices use (${sites.join(', ')}); default USA
  --dry-run   prints the result of each row without importing anything
  --strict    rejects the whole file if any row is invalid
  --weights   the unit of Magento's weights, lb or kg; default lb, as in Magento
  --pictures  the base URL of Magento's pictures, such as https://shop.example/media/catalog/product`

try {
  const { file, dryRun, ...options } = readArguments()
  const configuration = readSettings(process.env)
  if ('problems' in configuration) throw new Stop(configuration.problems.join('\n  '))
  const lines = await step(`Read ${file}`, () => readCsv(file, { skipEmptyLines: true }))
  const { url, stop } = await databaseFor(configuration)
  const db = openDatabase(url, () => {}, { statementMs: 60_000 })
  try {
    const report = await step(dryRun ? 'Check the products' : 'Import the products', (progress) =>
      importProducts(db, lines, {
        ...options,
        dryRun,
        mediaFolder: join(configuration.dataDir, 'media'),
        fetchPicture,
        now: Date.now(),
        onProgress: (part) => progress(part, 1),
        report: (error) => console.error(error instanceof Error ? error.message : error),
      }),
    )
    if ('missing' in report)
      throw new Stop(`${file} has no columns ${report.missing.join(', ')}. Export it again with these columns.`)
    print(report, dryRun)
    process.exitCode = report.isRefused ? 1 : 0
  } finally {
    await db.close()
    await stop()
  }
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}

function readArguments() {
  const { values, positionals } = parsed()
  // After a second `--`, options would be taken as file names: `--dry-run` must never import.
  const [file, ...others] = positionals
  const site = sites.find((code) => code === values.site.toUpperCase()) as Site | undefined
  const weightUnit = (['lb', 'kg'] as const).find((unit) => unit === values.weights)
  if (!file || others.length > 0 || !site || !weightUnit) throw new Stop(usage)
  return { file, site, dryRun: values['dry-run'], strict: values.strict, weightUnit, picturesAt: values.pictures }
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        site: { type: 'string', default: 'USA' },
        'dry-run': { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        weights: { type: 'string', default: 'lb' },
        pictures: { type: 'string', default: '' },
      },
    })
  } catch {
    throw new Stop(usage)
  }
}

function print({ fates, imported, unchanged, refused, isRefused }: ImportReport, dryRun: boolean) {
  const printed = fates.filter(({ outcome }) => outcome !== 'unchanged' && (dryRun || outcome !== 'imported'))
  for (const { row, handle, outcome, column, why, suggestion } of printed) {
    console.log([`row ${row}`, handle, outcome, column, why, suggestion].filter(Boolean).join(' | '))
  }
  if (isRefused) console.log('Nothing was imported, because --strict rejects a file with invalid rows.')
  const verb = dryRun ? 'would be imported' : 'imported'
  console.log(`${imported} ${imported === 1 ? 'product' : 'products'} ${verb}, ${refused} refused.`)
  if (unchanged > 0) console.log(`${unchanged} unchanged.`)
}
