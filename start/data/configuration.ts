import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { misspelledNames } from '#platform/settings/misspelled-names.ts'
import { readSettings, type Configuration } from '#platform/settings/settings.ts'
import { CommandError } from '#platform/command-error.ts'

/**
 * Reads the settings from the environment and the env file, and prints likely misspellings. Throws `CommandError` if
 * they are invalid.
 */
export function readConfiguration(): Configuration {
  loadEnv(process.cwd())
  for (const news of misspelledNames(process.env)) console.warn(`! ${news}`)
  const read = readSettings(process.env)
  if ('problems' in read) throw new CommandError(['Invalid settings:', ...read.problems].join('\n  '))
  return read
}

/** Adds the variables from `.env`, or from the file in ENV_FILE, unless the environment already has them. */
export function loadEnv(folder: string): void {
  const named = process.env['ENV_FILE']
  if (named === '') return
  const file = resolve(folder, named ?? '.env')
  if (named === undefined && !existsSync(file)) return
  try {
    process.loadEnvFile(file)
  } catch (error) {
    throw new CommandError(`Cannot read ${file} (${error instanceof Error ? error.message : String(error)}).`)
  }
}
