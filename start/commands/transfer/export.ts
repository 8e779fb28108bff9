import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { csvLine } from '#domain/catalog/export/csv-line.ts'
import { exportHeaderWith, productExportLines } from '#domain/catalog/export/to-lines.ts'
import { translationHeader, translationLines } from '#domain/catalog/translations/transfer/translation-lines.ts'
import { translatedLanguages, type TranslatedLanguage } from '#domain/catalog/translations/translate-texts.ts'
import { sites, type Site } from '#domain/sites.ts'
import { openDatabase, type QueryRunner } from '#platform/database.ts'
import { CommandError } from '#platform/command-error.ts'
import { readEntries } from '#services/catalog/products/entries.ts'
import { readTranslatedProducts } from '#services/catalog/translations/transfer/export-translations.ts'
import { readConfiguration } from '../../data/configuration.ts'
import { databaseFor } from '../../data/database-for.ts'
import { printFailure, step } from '../../progress.mjs'

const usage = `Usage: npm run export [-- --site USA] [--all-sites] [--translations de] [--file products-USA.csv]
  --site  the storefront whose prices and stock to export (${sites.join(', ')}); default USA
  --all-sites  also exports the prices and sales of the other sites, in columns such as Variant Price / CAN
  --translations  exports the products' texts in a language instead (${translatedLanguages.join(', ')} or all)
  --file  the file to write; default products-SITE.csv, or translations-LANGUAGE.csv`

try {
  const { site, others, languages, file } = readArguments()
  const configuration = readConfiguration()
  const { url, stop } = await databaseFor(configuration, { skipsMigrations: true })
  const db = openDatabase(url, () => {}, { statementMs: 60_000 })
  try {
    const products = await step(`Write ${file}`, () =>
      languages
        ? writeFile(file, translationHeader, translationsOf(db, languages))
        : writeFile(file, exportHeaderWith(others), productsOf(db, site, others)),
    )
    const count = `${products} ${products === 1 ? 'product' : 'products'}`
    console.log(languages ? `Texts of ${count} written to ${file}.` : `${count} of ${site} written to ${file}.`)
  } finally {
    await db.close()
    await stop()
  }
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}

/** Writes a CSV file with the lines of each product. Returns the number of products. */
async function writeFile(file: string, header: readonly string[], products: AsyncIterable<string[][]>) {
  const out = createWriteStream(file)
  const isWritten = finished(out)
  let count = 0
  out.write(`\uFEFF${csvLine(header)}`)
  for await (const lines of products) {
    count += 1
    if (!out.write(lines.map(csvLine).join(''))) await Promise.race([once(out, 'drain'), isWritten])
  }
  out.end()
  await isWritten
  return count
}

async function* productsOf(db: QueryRunner, site: Site, others: readonly Site[]) {
  // The file's timestamp is the start of the export, so an import also warns about sales during the export.
  const exportedAt = Date.now()
  for await (const product of readEntries(db, site, others))
    yield productExportLines(product, site, { exportedAt, others })
}

async function* translationsOf(db: QueryRunner, languages: readonly TranslatedLanguage[]) {
  for await (const product of readTranslatedProducts(db, languages)) yield translationLines(product, languages)
}

function readArguments() {
  const { values } = parsed()
  const site = sites.find((code) => code === values.site.toUpperCase()) as Site | undefined
  const { translations } = values
  const languages = translatedLanguages.filter((each) => each === translations || translations === 'all')
  if (!site || (translations !== undefined && languages.length === 0)) throw new CommandError(usage)
  const others = values['all-sites'] ? sites.filter((each) => each !== site) : []
  if (translations !== undefined)
    return { site, others, languages, file: values.file ?? `translations-${translations}.csv` }
  return { site, others, languages: null, file: values.file ?? `products-${site}.csv` }
}

function parsed() {
  try {
    return parseArgs({
      options: {
        site: { type: 'string', default: 'USA' },
        file: { type: 'string' },
        'all-sites': { type: 'boolean' },
        translations: { type: 'string' },
      },
    })
  } catch {
    throw new CommandError(usage)
  }
}
