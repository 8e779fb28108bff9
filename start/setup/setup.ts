import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readSettings, type Configuration } from '#platform/settings/settings.ts'
import { CommandError } from '#platform/command-error.ts'
import { loadEnv } from '../data/configuration.ts'
import { databaseFor } from '../data/database-for.ts'
import { prepareDatabase, withDatabase } from '../data/database.ts'
import { bindDatabaseToMode } from '../data/database-mode.ts'
import { printFailure, step } from '../progress.mjs'
import { applyContent } from './apply-content.ts'
import { readSetupBranding, writeSetupBranding } from './apply-branding.ts'
import { applyRates, readRateFiles } from './apply-rates.ts'
import { missingSecrets, settingsOfSetup, updateEnv } from './env-file.ts'
import { pageHandles, unfinishedLines } from './page-files.ts'
import { promptSetup } from './questions.ts'
import { readSetup, type Setup } from './setup-file.ts'

const usage = `Usage: npm run setup [-- FOLDER] [--template]
  FOLDER      where setup.toml and pages/ are or will be; default: setup
  --template  writes setup.toml from the template instead of asking questions`

const templates = new URL('templates/', import.meta.url)

try {
  const { folder, isTemplate } = readArguments()
  const file = join(folder, 'setup.toml')
  const isNew = !existsSync(file)
  if (isNew) await writeFirst(file, isTemplate)
  for (const path of writeMissingPages(folder)) console.log(`Written: ${path}`)
  if (isNew && isTemplate) console.log(`Fill in ${file} and the pages, then run npm run setup again.`)
  else await applySetup(file, folder)
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}

type Values = Readonly<Record<string, string | undefined>>

function readArguments() {
  try {
    const options = { template: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    if (positionals.length > 1) throw new CommandError(usage)
    return { folder: resolve(positionals[0] ?? 'setup'), isTemplate: values.template }
  } catch {
    throw new CommandError(usage)
  }
}

async function writeFirst(file: string, isTemplate: boolean) {
  if (!isTemplate && !process.stdin.isTTY)
    throw new CommandError(
      `${file} is missing. Write it with npm run setup -- --template, or run npm run setup in a terminal.`,
    )
  const text = isTemplate ? readFileSync(new URL('setup.toml', templates), 'utf8') : await promptInTerminal()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text, { flag: 'wx' })
  console.log(`Written: ${file}`)
}

async function promptInTerminal(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await promptSetup(terminal, console.log)
  } finally {
    terminal.close()
  }
}

/** Copies the page templates that are missing from the folder. Returns the paths of the new files. */
function writeMissingPages(folder: string): string[] {
  mkdirSync(join(folder, 'pages'), { recursive: true })
  return pageHandles.flatMap((handle) => {
    const path = join(folder, 'pages', `${handle}.md`)
    if (existsSync(path)) return []
    writeFileSync(path, readFileSync(new URL(`pages/${handle}.md`, templates)), { flag: 'wx' })
    return [path]
  })
}

async function applySetup(file: string, folder: string) {
  const text = readFileSync(file, 'utf8')
  const setup = setupOf(file, text)
  loadEnv(process.cwd())
  const settings = settingsOfSetup(setup)
  const configuration = configurationFor(settings)
  const look = readSetupBranding(setup, folder)
  const rateFiles = await readRateFiles(setup, folder)
  const { url, stop } = await openDatabase(configuration)
  try {
    const reports = await step('Apply the setup', () =>
      withDatabase(url, async (db) => {
        // If the database belongs to a running store, opening it skips this check.
        await bindDatabaseToMode(db, 'live')
        return db.transaction(async (tx) => [
          await applyContent(tx, setup, folder),
          await applyRates(tx, setup, rateFiles),
        ])
      }),
    )
    reports.push(writeSetupBranding(look, configuration.dataDir))
    const changed = reports.flatMap((report) => report.changed)
    const missing = reports.flatMap((report) => report.missing)
    writeEnv({ ...settings, ...missingSecrets(process.env) })
    console.log(changed.length === 0 ? 'Nothing changed in the database.' : `Changed:\n  ${changed.join('\n  ')}`)
    if (missing.length > 0) console.log(`Not shown to shoppers until filled in:\n  ${missing.join('\n  ')}`)
  } finally {
    await stop()
  }
  printOpenSettings(settings)
}

function setupOf(file: string, text: string): Setup {
  const unfinished = unfinishedLines(text)
  if (unfinished.length > 0) throw new CommandError([`Fill in these lines of ${file}:`, ...unfinished].join('\n  '))
  const setup = readSetup(text)
  if ('problems' in setup) throw new CommandError([`${file} has problems:`, ...setup.problems].join('\n  '))
  return setup
}

/**
 * Returns the configuration for opening a database. Vendor settings may be missing, because they are required only for
 * starting a store.
 */
function configurationFor(settings: Values): Configuration {
  const names = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_POOL', 'DATA_DIR', 'SECRET', 'PORT', 'HOST'] as const
  const values = Object.fromEntries(names.map((name) => [name, process.env[name]]))
  const read = readSettings({ ...values, ...settings, MODE: 'demo' })
  if ('problems' in read) throw new CommandError(['Invalid settings:', ...read.problems].join('\n  '))
  return { ...read, mode: 'live' }
}

function openDatabase(configuration: Configuration) {
  if (configuration.databaseUrl === undefined) return databaseFor(configuration)
  return prepareDatabase(
    configuration,
    () => {},
    () => {},
  )
}

function writeEnv(values: Values) {
  const file = resolve(process.env['ENV_FILE'] || '.env')
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const { text, changed } = updateEnv(before, values)
  if (changed.length === 0) return
  // Writes to a separate file first, because a crash must not leave an incomplete set of secrets.
  const unfinished = `${file}.new`
  writeFileSync(unfinished, text, { mode: 0o600 })
  chmodSync(unfinished, 0o600)
  renameSync(unfinished, file)
  console.log(`Written to ${file}: ${changed.join(', ')}`)
}

function printOpenSettings(settings: Values) {
  const read = readSettings({ ...process.env, ...settings, ...missingSecrets(process.env) })
  if (!('problems' in read))
    return console.log('All settings are complete. Restart the store, then run: npm run doctor')
  console.log(
    `Still to set in the env file before npm start (see ${fileURLToPath(new URL('../../docs/settings.md', import.meta.url))}):`,
  )
  for (const problem of read.problems) console.log(`  ${problem}`)
}
