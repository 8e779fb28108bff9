import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod'
import { CommandError } from '../command-error.ts'
import { createHashStream } from './create-hash-stream.ts'
import { addJobs, WaitingJob } from './jobs.ts'
import { fileOf, type BackupTable, type Manifest } from './manifest.ts'
import { withSession } from './session.ts'
import { quoteTableName, readTables, withColumns } from './tables.ts'

/**
 * Loads a backup into a database with the same tables, in one transaction. Throws Stop if hashes, row counts, or
 * foreign keys do not match.
 */
export async function restoreBackup(
  url: string,
  folder: string,
  manifest: Manifest,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  await withSession(url, async (client) => {
    await client.query('begin')
    try {
      await load(client, folder, manifest, onProgress)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    }
    await client.query('analyze')
  })
}

async function load(
  client: pg.Client,
  folder: string,
  manifest: Manifest,
  onProgress: (done: number, total: number) => void,
) {
  await openDays(client, manifest.tables)
  const present = await readTables(client)
  const strange = difference(present, manifest.tables)
  if (strange.length > 0)
    throw new CommandError(`The tables in the backup do not match its migrations: ${strange.join(', ')}.`)
  // The triggers already ran when the rows were first written.
  await switchTriggers(client, manifest.tables, 'disable')
  await client.query(`truncate ${manifest.tables.map(quoteTableName).join(', ')}`)
  const references = await dropReferences(client)
  for (const [index, table] of manifest.tables.entries()) {
    await loadTable(client, folder, table)
    onProgress(index + 1, manifest.tables.length)
  }
  // Adding a constraint checks all rows, so a dangling reference fails the restore.
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint "${name}" ${definition}`)
  await switchTriggers(client, manifest.tables, 'enable')
  for (const { schema, name, last, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [quoteTableName({ schema, name }), last, isCalled])
  // Transaction ids start over in this database, so old ones could be in the future.
  await client.query('update outbox set transaction = default')
  const jobs = JSON.parse(await readFile(join(folder, 'jobs.json'), 'utf8')) as unknown
  await addJobs(client, z.array(WaitingJob).parse(jobs))
}

/** Daily partitions have the day in their name. Migrations do not create them. */
const dayPartition = /^analytics_event_(\d{8})$/

async function openDays(client: pg.Client, tables: readonly BackupTable[]) {
  const days = tables.flatMap(({ name }) => dayPartition.exec(name)?.[1] ?? [])
  for (const day of days) await client.query('select analytics_open_day($1::date)', [day])
}

function difference(
  present: readonly Pick<BackupTable, 'schema' | 'name'>[],
  wanted: readonly BackupTable[],
): string[] {
  const [here, there] = [present, wanted].map((tables) => new Set(tables.map(quoteTableName)))
  return [...here!.symmetricDifference(there!)]
}

async function switchTriggers(client: pg.Client, tables: readonly BackupTable[], to: 'enable' | 'disable') {
  for (const table of tables) await client.query(`alter table ${quoteTableName(table)} ${to} trigger user`)
}

interface Reference {
  table: string
  name: string
  definition: string
}

/** Drops the foreign keys and returns them, so that tables can load in any order. */
async function dropReferences(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where contype = 'f' and n.nspname not in ('graphile_worker') order by 1, 2`,
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint "${name}"`)
  return rows
}

async function loadTable(client: pg.Client, folder: string, table: BackupTable) {
  const file = join(folder, fileOf(table))
  const { stream, digest } = createHashStream()
  const copy = client.query(copyFrom(`copy ${withColumns(table)} from stdin`))
  try {
    await pipeline(createReadStream(file), createGunzip(), stream, copy)
  } catch (error) {
    throw new CommandError(
      `Cannot load ${file} (${error instanceof Error ? error.message : String(error)}). Use another backup.`,
    )
  }
  if (digest() !== table.sha256 || copy.rowCount !== table.rows)
    throw new CommandError(
      `${file} is damaged: it has ${copy.rowCount} of ${table.rows} rows, or a wrong checksum. Use another backup.`,
    )
}
