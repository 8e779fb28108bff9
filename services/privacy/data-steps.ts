import type { QueryRunner, Statement, Transaction } from '#platform/database.ts'

export interface Person {
  id: number
  /** In lower case. */
  email: string
}

interface ExportedFile {
  /** Path in the archive, below the folder of files. */
  name: string
  bytes: Buffer
}

/** Rows by name; each name becomes a file of the archive. */
type ExportedRows = Readonly<Record<string, readonly object[]>>

interface ExportContext {
  now: number
  /** Of the store: keys the hashes that only it can compare. */
  secret: string
}

/** The personal data that an area stores. */
export interface PersonalData {
  /** The area's tables with personal data. */
  tables: readonly string[]
  /** Returns the person's rows, without secrets and without the data of others. */
  read: (db: QueryRunner, person: Person, context: ExportContext) => Promise<ExportedRows>
  /** Yields the files that the person uploaded, one at a time. */
  files?: (db: QueryRunner, person: Person) => AsyncIterable<ExportedFile>
  /** Returns the tokens under which the person wrote as a guest. */
  readGuests?: (db: QueryRunner, person: Person) => Promise<string[]>
  /**
   * Deletes the person's rows, or clears what identifies the person in rows that must stay. `guests` are the tokens that
   * all areas have read before.
   */
  forget: (tx: Transaction, person: Person, guests: readonly string[]) => Promise<void>
}

/** Reads a statement whose only column is `json`. */
export async function readJson(
  db: QueryRunner,
  rows: Statement<{ json: object }>,
  values: readonly unknown[],
): Promise<object[]> {
  return (await db.run(rows, values)).map(({ json }) => json)
}
