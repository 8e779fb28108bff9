import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#platform/database.ts'
import { Stop } from '#platform/stop.ts'
import { parseContent, type ContentFile } from '#services/content/transfer/content-files.ts'
import { exportContent, importContent } from '#services/content/transfer/transfer.ts'
import { readConfiguration } from '../../data/configuration.ts'
import { databaseFor } from '../../data/database-for.ts'
import { printFailure, step } from '../../progress.mjs'

const usage = `Usage: npm run content -- export FOLDER
       npm run content -- import FOLDER [--dry-run]
  export      writes the published pages, the posts and tags of The Index, and the redirects to files in FOLDER
  import      stores what differs and deletes nothing; stores nothing if a file has a problem
  --dry-run   prints what the files would change, without storing it`

const maxFiles = 20_000
const maxFileBytes = 2_000_000

try {
  const { action, folder, isDryRun } = readArguments()
  // Files are read before the database opens, so that a misspelled folder does not load the demo into a new checkout.
  const files = action === 'import' ? await step(`Read ${folder}`, () => readFolder(folder)) : []
  const { url, stop } = await databaseFor(readConfiguration(), { isAsItIs: action === 'export' || isDryRun })
  const db = openDatabase(url, () => {}, { statementMs: 60_000 })
  try {
    if (action === 'export') await writeFolder(folder)
    else await storeFiles(files, isDryRun)
  } finally {
    await db.close()
    await stop()
  }

  async function writeFolder(folder: string) {
    let count = 0
    await step(`Write ${folder}`, async () => {
      for await (const { path, text } of exportContent(db, Date.now())) {
        const file = join(folder, path)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, text)
        count += 1
      }
    })
    console.log(`${count} files written to ${folder}.`)
  }

  async function storeFiles(files: readonly ContentFile[], isDryRun: boolean) {
    const read = parseContent(files)
    if ('problems' in read) return fail(read.problems)
    const { changes, unchanged, problems } = await step(isDryRun ? 'Check the content' : 'Import the content', () =>
      importContent(db, read.content, { isDryRun }),
    )
    if (problems.length > 0) return fail(problems)
    for (const { kind, name, what } of changes) console.log(`${what} | ${kind} | ${name}`)
    const added = changes.filter(({ what }) => what === 'added').length
    const verb = isDryRun ? 'would be ' : ''
    console.log(`${added} ${verb}added, ${changes.length - added} ${verb}changed; ${unchanged} unchanged.`)
  }
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}

function fail(problems: readonly string[]) {
  for (const problem of problems) console.log(problem)
  console.log(`Nothing was imported: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`)
  process.exitCode = 1
}

/** Returns the JSON files of a folder, with their paths in it. */
function readFolder(folder: string): ContentFile[] {
  const names = filesBelow(folder)
  if (names.length === 0) throw new Stop(`${folder} has no JSON files.\n${usage}`)
  if (names.length > maxFiles) throw new Stop(`${folder} has more than ${maxFiles} files.`)
  return names.toSorted().map((file) => {
    if (statSync(file).size > maxFileBytes) throw new Stop(`${file} is larger than ${maxFileBytes} bytes.`)
    return { path: relative(folder, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }
  })
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    throw new Stop(`${folder} cannot be read.\n${usage}`)
  }
}

function readArguments() {
  const { values, positionals } = parsed()
  const [action, folder, ...rest] = positionals
  if ((action !== 'export' && action !== 'import') || folder === undefined || rest.length > 0) throw new Stop(usage)
  return { action, folder, isDryRun: values['dry-run'] === true }
}

function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } })
  } catch {
    throw new Stop(usage)
  }
}
