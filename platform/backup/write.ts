import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { CommandError } from '../command-error.ts'
import { createHashStream } from './create-hash-stream.ts'
import { readJobs } from './jobs.ts'
import { fileOf, type Manifest, manifestFile } from './manifest.ts'
import { withSession } from './session.ts'
import { readSequences, readTables, type TableShape, withColumns } from './tables.ts'

/**
 * Writes all tables of a running store from one snapshot to a new folder. `addFiles` adds other files. Deletes the
 * folder on failure. Throws Stop if an unfinished folder exists.
 */
export async function writeBackup(
  url: string,
  folder: string,
  onProgress: (done: number, total: number) => void = () => {},
  addFiles: (folder: string) => Promise<void> = async () => {},
): Promise<Manifest> {
  const unfinished = `${folder}.unfinished`
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(unfinished, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST'
      ? new CommandError(
          `${unfinished} already exists: another backup is running or was interrupted. Delete it, or choose another folder.`,
        )
      : error
  })
  try {
    const manifest = await writeRows(url, unfinished, onProgress)
    // Files are copied after the rows. Files are never deleted, so every file that a row references still exists.
    await addFiles(unfinished)
    await writeFile(join(unfinished, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`)
    await rename(unfinished, folder)
    return manifest
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

function writeRows(url: string, folder: string, onProgress: (done: number, total: number) => void): Promise<Manifest> {
  return withSession(url, async (client) => {
    // One snapshot for all tables, which blocks no other transaction.
    await client.query('begin isolation level repeatable read, read only')
    const shapes = await readTables(client)
    const tables: Manifest['tables'] = []
    for (const shape of shapes) {
      tables.push(await writeTable(client, shape, join(folder, fileOf(shape))))
      onProgress(tables.length, shapes.length)
    }
    await writeFile(join(folder, 'jobs.json'), JSON.stringify(await readJobs(client), null, 1))
    return {
      format: 1,
      madeAt: new Date().toISOString(),
      engine: await text(client, `select 'PostgreSQL ' || current_setting('server_version') as value`),
      mode: (await text(client, 'select mode as value from store_world')) as Manifest['mode'],
      migrations: (await client.query<{ name: string }>('select name from migration order by name')).rows.map(
        ({ name }) => name,
      ),
      tables,
      sequences: await readSequences(client),
    }
  })
}

async function text(client: pg.Client, sql: string): Promise<string> {
  return (await client.query<{ value: string }>(sql)).rows[0]!.value
}

async function writeTable(client: pg.Client, shape: TableShape, file: string): Promise<Manifest['tables'][number]> {
  const copy = client.query(copyTo(`copy ${withColumns(shape)} to stdout`))
  const { stream, digest } = createHashStream()
  await pipeline(copy, stream, createGzip({ level: 6 }), createWriteStream(file, { mode: 0o600 }))
  return { ...shape, rows: copy.rowCount, sha256: digest() }
}
