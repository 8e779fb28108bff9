import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { csvLine } from '#domain/catalog/export/csv-line.ts'
import { rateKinds } from '#domain/rates/rate-kind.ts'
import { sites, type Site } from '#domain/sites.ts'
import { openDatabase, type Database } from '#platform/database.ts'
import { CommandError } from '#platform/command-error.ts'
import {
  rateColumns,
  rateFileOf,
  importRateFile,
  type RateChange,
  type RateReport,
} from '#services/rate-files/rate-files.ts'
import { readConfiguration } from '../data/configuration.ts'
import { readCsv } from '../data/csv-file.ts'
import { databaseFor } from '../data/database-for.ts'
import { printFailure, step } from '../progress.mjs'

const usage = `Usage: npm run rates -- FILE.csv [--site USA] [--with-gaps] [--dry-run]
       npm run rates -- --export KIND [--site USA] [--file KIND.csv]
  FILE.csv    a UTF-8 file with the columns of one kind, in any order:
${rateColumns.map(({ name, columns }) => `                ${name}: ${columns.join(',')}`).join('\n')}
  --dry-run   prints what the file would change, without writing
  --with-gaps accepts days without a rate between two rows for one place
  --export    writes all rates of a kind (${rateKinds.join(', ')}) to a file that can be imported again
  --site      imports or exports the rates of one storefront only (${sites.join(', ')})`

try {
  const { file, kind, site, isDryRun, allowsGaps } = readArguments()
  const configuration = readConfiguration()
  // Files are read before the database is opened. Otherwise, a misspelled file name would load the demo into a new
  // checkout.
  const lines = kind === undefined ? await step(`Read ${file}`, () => readCsv(file)) : []
  const { url, stop } = await databaseFor(configuration, { skipsMigrations: kind !== undefined || isDryRun })
  const db = openDatabase(url, () => {}, { statementMs: 60_000 })
  try {
    if (kind) await writeRates(db, kind, site, file)
    else await takeRates(db, file, lines, { site, isDryRun, allowsGaps })
  } finally {
    await db.close()
    await stop()
  }
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}

async function takeRates(
  db: Database,
  file: string,
  lines: readonly string[][],
  options: Parameters<typeof importRateFile>[2],
) {
  const report = await step(options.isDryRun ? 'Check the rates' : 'Import the rates', () =>
    importRateFile(db, lines, options),
  )
  if ('columns' in report)
    throw new CommandError(`The columns of ${file} match no kind of rates: ${report.columns.join(',')}.\n${usage}`)
  if ('problems' in report) {
    for (const { line, problem } of report.problems) console.log(`line ${line} | ${problem}`)
    const lines = new Set(report.problems.map(({ line }) => line)).size
    console.log(`Nothing was imported: ${lines} ${lines === 1 ? 'line is' : 'lines are'} invalid.`)
    process.exitCode = 1
    return
  }
  print(report, options.isDryRun)
}

function print({ changes, unchanged }: RateReport, isDryRun: boolean) {
  for (const change of changes) console.log(describe(change))
  const count = (what: RateChange['what']) => changes.filter((change) => change.what === what).length
  const verb = isDryRun ? 'would be ' : ''
  console.log(
    `${count('added')} ${verb}added, ${count('changed')} changed, ${count('ended')} ended; ${unchanged} unchanged.`,
  )
}

function describe({ line, what, place, value, before, from, to }: RateChange) {
  const days = to === null ? `from ${from}` : `from ${from} to ${to}`
  return [line && `line ${line}`, what, place, before ? `${before} -> ${value}` : value, days]
    .filter(Boolean)
    .join(' | ')
}

async function writeRates(db: Database, kind: (typeof rateKinds)[number], site: Site | null, file: string) {
  const lines = await step(`Write ${file}`, async () => {
    const rows = await rateFileOf(db, kind, site)
    writeFileSync(file, `\uFEFF${rows.map(csvLine).join('')}`)
    return rows.length - 1
  })
  console.log(`${lines} ${lines === 1 ? 'row' : 'rows'} written to ${file}.`)
}

function readArguments() {
  const { values, positionals } = parsed()
  const [file, ...others] = positionals
  const site = sites.find((code) => code === values.site?.toUpperCase()) ?? null
  const kind = rateKinds.find((name) => name === values.export)
  const isRight = values.export === undefined ? file !== undefined && !values.file : kind !== undefined && !file
  if (!isRight || others.length > 0 || (values.site !== undefined && site === null)) throw new CommandError(usage)
  return {
    file: file ?? values.file ?? `${kind}.csv`,
    kind,
    site,
    isDryRun: values['dry-run'],
    allowsGaps: values['with-gaps'],
  }
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        file: { type: 'string' },
        export: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'with-gaps': { type: 'boolean', default: false },
      },
    })
  } catch {
    throw new CommandError(usage)
  }
}
