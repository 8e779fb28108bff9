import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { CommandError } from '../command-error.ts'

const Name = z.string().regex(/^[a-z_][a-z0-9_]*$/)
const Table = z.strictObject({
  schema: Name,
  name: Name,
  columns: z.array(Name),
  rows: z.int().nonnegative(),
  /** Hash of the rows before compression. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
const Sequence = z.strictObject({ schema: Name, name: Name, last: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })

/** The contents of a backup, stored as manifest.json. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  engine: z.string(),
  mode: z.enum(['demo', 'live']),
  /** Migrations that were applied when the backup was written. */
  migrations: z.array(z.string()),
  tables: z.array(Table),
  sequences: z.array(Sequence),
})
export type Manifest = z.infer<typeof Manifest>
export type BackupTable = z.infer<typeof Table>

export const manifestFile = 'manifest.json'

export function fileOf({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string {
  return `${schema}.${name}.copy.gz`
}

/** Reads a backup's manifest. Throws Stop if the folder is not a readable backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => {
    throw new CommandError(`${folder} is not a complete backup: it has no ${manifestFile}.`)
  })
  const read = Manifest.safeParse(JSON.parse(text))
  if (!read.success)
    throw new CommandError(`This release cannot read the backup in ${folder}: ${z.prettifyError(read.error)}`)
  return read.data
}
