import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toInstant, parseInstant, parseLocalTime } from '#domain/catalog/import/cells/dates.ts'
import type { RowResult } from '#domain/catalog/import/columns.ts'
import { isTranslationFile } from '#domain/catalog/translations/transfer/read-translation-file.ts'
import { sites, type Site } from '#domain/sites.ts'
import { siteTimeZones } from '#domain/time-zones.ts'
import { openDatabase, type Database } from '#platform/database.ts'
import { CommandError } from '#platform/command-error.ts'
import { fetchPicture } from '#services/catalog/import/fetch-picture.ts'
import { importProducts, type ImportReport } from '#services/catalog/import/import-products.ts'
import { localPictures } from '#services/catalog/import/local-pictures.ts'
import { readCsvRows } from '#services/catalog/import/read-csv-rows.ts'
import { importTranslations } from '#services/catalog/translations/transfer/import-translations.ts'
import { stockModes } from '#services/catalog/products/save-product.ts'
import { readConfiguration } from '../../data/configuration.ts'
import { databaseFor } from '../../data/database-for.ts'
import { printFailure, step } from '../../progress.mjs'

const usage = `Usage: npm run import -- FILE.csv [options]
  FILE.csv         products in Shopify's, Magento's, WooCommerce's, or our own export format, or translations in
                   Shopify's format, for which only --dry-run and --strict apply; UTF-8, UTF-16, or Windows-1252, with
                   commas, semicolons, tabs, or pipes between cells
  --site           the storefront whose currency the prices use (${sites.join(', ')}); default USA
  --dry-run        prints the result of each row without importing anything
  --strict         rejects the whole file if any row is invalid
  --make-skus      derives missing SKUs from handles and options
  --default-grams  the weight of products without one in grams; otherwise they become drafts
  --stock          set, adjust (adds to the stock on hand) or skip (leaves it unchanged); default set
  --made-at        when the quantities of the file were counted, such as 2026-11-30T09:00 in the time zone of the site;
                   default: the time in our own export, or when the file was last changed. The dry run lists what
                   was sold since
  --weights        the unit of Magento's weights, lb or kg; default lb, as in Magento
  --pictures       a folder with the pictures, or the base URL of Magento's pictures, such as
                   https://shop.example/media/catalog/product`
const refusedByStrict = 'Nothing was imported, because --strict rejects a file with invalid rows.'
const maxFileBytes = 256 * 1024 * 1024

try {
  const args = readArguments()
  const configuration = readConfiguration()
  const lines = await step(`Read ${args.file}`, () => readProductFile(args.file))
  const { url, stop } = await databaseFor(configuration)
  const db = openDatabase(url, () => {}, { statementMs: 60_000 })
  try {
    const isRefused = isTranslationFile(lines[0] ?? [])
      ? await importTexts(db, lines, args)
      : await importGoods(db, lines, args, join(configuration.dataDir, 'media'))
    process.exitCode = isRefused ? 1 : 0
  } finally {
    await db.close()
    await stop()
  }
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}

type Arguments = ReturnType<typeof readArguments>

/** Imports products and prints the result. Returns true if the file was rejected. */
async function importGoods(
  db: Database,
  lines: string[][],
  { file, dryRun, pictures, ...options }: Arguments,
  mediaFolder: string,
): Promise<boolean> {
  const { mtimeMs: modifiedAt } = await stat(file)
  const report = await step(dryRun ? 'Check the products' : 'Import the products', (progress) =>
    importProducts(db, lines, {
      ...options,
      dryRun,
      modifiedAt,
      mediaFolder,
      picturesAt: isUrl(pictures) ? pictures : '',
      fetchPicture: pictures === '' || isUrl(pictures) ? fetchPicture : localPictures(pictures, fetchPicture),
      now: Date.now(),
      onProgress: (part) => progress(part, 1),
      report: logError,
    }),
  )
  if ('missing' in report) {
    const hint = report.missing.some((name) => /sku$/i.test(name)) ? ' --make-skus derives missing SKUs.' : ''
    throw new CommandError(
      `${file} has no columns ${report.missing.join(', ')}. Export it again with these columns.${hint}`,
    )
  }
  if ('columnProblems' in report)
    throw new CommandError([`${file} cannot be imported:`, ...report.columnProblems].join('\n  '))
  printProducts(report, dryRun)
  return report.isRefused
}

/** Imports translations and prints the result. Returns true if the file was rejected. */
async function importTexts(db: Database, lines: string[][], { dryRun, strict }: Arguments): Promise<boolean> {
  const report = await step(dryRun ? 'Check the translations' : 'Import the translations', (progress) =>
    importTranslations(db, lines, { dryRun, strict, onProgress: (part) => progress(part, 1), report: logError }),
  )
  printFates(report.fates, dryRun)
  if (report.isRefused) console.log(refusedByStrict)
  const { imported, unchanged, refused } = report
  const verb = dryRun ? 'would be imported' : 'imported'
  console.log(`${imported} ${imported === 1 ? 'text' : 'texts'} ${verb}, ${refused} refused, ${unchanged} unchanged.`)
  return report.isRefused
}

function logError(error: unknown) {
  console.error(error instanceof Error ? error.message : error)
}

function readArguments() {
  const { values, positionals } = parsed()
  // After a second `--`, `--dry-run` would be read as a file name, and the command would import. Therefore, a second
  // file is an error.
  const [file, ...others] = positionals
  const site = sites.find((code) => code === values.site.toUpperCase()) as Site | undefined
  const weightUnit = (['lb', 'kg'] as const).find((unit) => unit === values.weights)
  const stock = stockModes.find((mode) => mode === values.stock)
  const grams = values['default-grams']
  const isWeight = grams === undefined || (/^\d{1,7}$/.test(grams) && Number(grams) > 0)
  const madeAt = site && values['made-at'] !== undefined ? timeIn(values['made-at'], site) : undefined
  if (!file || others.length > 0 || !site || !weightUnit || !stock || !isWeight || madeAt === null)
    throw new CommandError(usage)
  const defaultGrams = grams === undefined ? null : Number(grams)
  const { strict, pictures } = values
  const [dryRun, makesSkus] = [values['dry-run'], values['make-skus']]
  return { file, site, dryRun, strict, weightUnit, pictures, stock, makesSkus, defaultGrams, madeAt }
}

function timeIn(text: string, site: Site): number | null {
  const local = parseLocalTime(text.replace('T', ' '), null)
  return parseInstant(text) ?? (local && toInstant(local, siteTimeZones[site]))
}

async function readProductFile(file: string): Promise<string[][]> {
  let bytes: Buffer
  try {
    const { size } = await stat(file)
    if (size > maxFileBytes) throw new CommandError(`${file} is larger than 256 MB. Split it into several files.`)
    bytes = await readFile(file)
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError((error as Error).message)
  }
  const read = readCsvRows(bytes)
  if ('problem' in read) throw new CommandError(read.problem)
  return read.lines
}

function isUrl(text: string): boolean {
  return /^https?:/i.test(text)
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
        'make-skus': { type: 'boolean', default: false },
        'default-grams': { type: 'string' },
        stock: { type: 'string', default: 'set' },
        'made-at': { type: 'string' },
        pictures: { type: 'string', default: '' },
      },
    })
  } catch {
    throw new CommandError(usage)
  }
}

function printFates(fates: readonly RowResult[], dryRun: boolean) {
  const printed = fates.filter(({ outcome }) => outcome !== 'unchanged' && (dryRun || outcome !== 'imported'))
  for (const { row, handle, outcome, column, why, suggestion } of printed) {
    console.log([`row ${row}`, handle, outcome, column, why, suggestion].filter(Boolean).join(' | '))
  }
}

function printProducts(report: ImportReport, dryRun: boolean) {
  const { fates, imported, drafts, unchanged, refused, isRefused, ignored } = report
  if (ignored.length > 0) console.log(`Columns that the import does not use: ${ignored.join(', ')}.`)
  printFates(fates, dryRun)
  if (isRefused) console.log(refusedByStrict)
  const verb = dryRun ? 'would be imported' : 'imported'
  console.log(`${imported} ${imported === 1 ? 'product' : 'products'} ${verb}, ${refused} refused.`)
  if (drafts > 0)
    console.log(`${drafts} ${drafts === 1 ? 'is a draft' : 'are drafts'}, which the store does not show or sell.`)
  if (unchanged > 0) console.log(`${unchanged} unchanged.`)
}
