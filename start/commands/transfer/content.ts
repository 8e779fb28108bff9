import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#platform/database.ts'
import { CommandError } from '#platform/command-error.ts'
import { mediaReferences } from '#domain/media/media-references.ts'
import { checkMedia, exportMedia, storeMedia, type FoundReference } from '#services/content/transfer/media-files.ts'
import { parseContent, type ContentFile } from '#services/content/transfer/content-files.ts'
import { exportContent, importContent } from '#services/content/transfer/transfer.ts'
import { registerFiles } from '#services/media/library/register-files.ts'
import { readConfiguration } from '../../data/configuration.ts'
import { databaseFor } from '../../data/database-for.ts'
import { printFailure, step } from '../../progress.mjs'

const usage = `Usage: npm run content -- export FOLDER
       npm run content -- import FOLDER [--dry-run]
  export      writes the published pages, the posts, authors, and tags of The Index, the redirects, and the store's own
              pictures and videos that they name, to files in FOLDER
  import      stores what differs and deletes nothing; stores nothing if a file has a problem
  --dry-run   prints what the files would change, without storing it`

const maxFiles = 20_000
const maxFileBytes = 2_000_000

try {
  const { action, folder, isDryRun } = readArguments()
  // Files are read before the database is opened. Otherwise, a misspelled folder name would load the demo into a new
  // checkout.
  const files = action === 'import' ? await step(`Read ${folder}`, () => readFolder(folder)) : []
  const configuration = readConfiguration()
  const store = join(configuration.dataDir, 'media')
  const { url, stop } = await databaseFor(configuration, { skipsMigrations: action === 'export' || isDryRun })
  const db = openDatabase(url, () => {}, { statementMs: 60_000 })
  try {
    if (action === 'export') await writeFolder(folder)
    else await storeFiles(folder, files, isDryRun)
  } finally {
    await db.close()
    await stop()
  }

  async function writeFolder(folder: string) {
    let count = 0
    const write = ({ path, text }: ContentFile) => {
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
      count += 1
    }
    const problems = await step(`Write ${folder}`, async () => {
      const found: FoundReference[] = []
      for await (const file of exportContent(db, Date.now())) {
        write(file)
        const references = mediaReferences(JSON.parse(file.text))
        found.push(...references.map((reference) => ({ path: file.path, reference })))
      }
      const { list, problems: missing } = await exportMedia({ folder, store }, found)
      write(list)
      return missing
    })
    console.log(`${count} files written to ${folder}.`)
    for (const problem of problems) console.log(problem)
    if (problems.length > 0) process.exitCode = 1
  }

  async function storeFiles(folder: string, files: readonly ContentFile[], isDryRun: boolean) {
    const read = parseContent(files)
    if ('problems' in read) return fail(read.problems)
    const { content } = read
    const media = await checkMedia({ folder, store }, content.media, content.references)
    if (media.problems.length > 0) return fail(media.problems)
    const title = isDryRun ? 'Check the content' : 'Import the content'
    const { changes, unchanged, problems } = await step(title, async () => {
      const checked = await importContent(db, content, { isDryRun: true })
      if (isDryRun || checked.problems.length > 0) return checked
      // Media must be stored before the pages that reference them.
      await storeMedia({ folder, store }, media.added)
      await registerFiles(db, store, { names: media.added, now: Date.now() })
      return importContent(db, content, { isDryRun: false })
    })
    if (problems.length > 0) return fail(problems)
    for (const name of media.added) console.log(`added | media | ${name}`)
    for (const { kind, name, what } of changes) console.log(`${what} | ${kind} | ${name}`)
    const added = changes.filter(({ what }) => what === 'added').length
    const verb = isDryRun ? 'would be ' : ''
    const total = unchanged + media.unchanged
    console.log(
      `${added + media.added.length} ${verb}added, ${changes.length - added} ${verb}changed; ${total} unchanged.`,
    )
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

/** Returns the JSON files in a folder, with their paths relative to it. */
function readFolder(folder: string): ContentFile[] {
  const names = filesBelow(folder)
  if (names.length === 0) throw new CommandError(`${folder} has no JSON files.\n${usage}`)
  if (names.length > maxFiles) throw new CommandError(`${folder} has more than ${maxFiles} files.`)
  return names.toSorted().map((file) => {
    if (statSync(file).size > maxFileBytes) throw new CommandError(`${file} is larger than ${maxFileBytes} bytes.`)
    return { path: relative(folder, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }
  })
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    throw new CommandError(`${folder} cannot be read.\n${usage}`)
  }
}

function readArguments() {
  const { values, positionals } = parsed()
  const [action, folder, ...rest] = positionals
  if ((action !== 'export' && action !== 'import') || folder === undefined || rest.length > 0)
    throw new CommandError(usage)
  return { action, folder, isDryRun: values['dry-run'] === true }
}

function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } })
  } catch {
    throw new CommandError(usage)
  }
}
