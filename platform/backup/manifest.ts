import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Stop } from '../stop.ts'

const Name = z.string().regex(/^[a-z_][a-z0-9_]*$/)
const Table = z.strictObject({
  schema: Name,
  name: Name,
  columns: z.array(Name),
  rows: z.int().nonnegative(),
  /** Of the rows before they were compressed. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
const Sequence = z.strictObject({ schema: Name, name: Name, last: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })

/** What a backup holds, told in the file manifest.json beside its tables. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  engine: z.string(),
  mode: z.enum(['demo', 'live']),
  /** The migrations that its tables have been through. */
  migrations: z.array(z.string()),
  tables: z.array(Table),
  sequences: z.array(Sequence),
})
export type Manifest = z.infer<typeof Manifest>
export type BackupTable = z.infer<typeof Table>

export const manifestFile = 'manifest.json'

/** The file of a table in a backup. */
export function fileOf({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string {
  return `${schema}.${name}.copy.gz`
}

/** Reads what a backup says of itself; a folder that is none is told in a sentence. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => {
    throw new Stop(`${folder} is no backup: it has no ${manifestFile}. A backup that was broken off has none either.`)
  })
  const read = Manifest.safeParse(JSON.parse(text))
  if (!read.success)
    throw new Stop(`${folder} is a backup that this release cannot read: ${z.prettifyError(read.error)}`)
  return read.data
}
