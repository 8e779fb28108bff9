import type { QueryRunner, Statement, Transaction } from '#platform/database.ts'

export interface Person {
  id: number
  /** In lowercase. */
  email: string
}

interface ExportedFile {
  /** Path in the archive, below the files folder. */
  name: string
  bytes: Buffer
}

/** Rows by name; each name becomes a file in the archive. */
type ExportedRows = Readonly<Record<string, readonly object[]>>

interface ExportContext {
  now: number
  /** The store's secret, used for keyed hashes that only the store can compare. */
  secret: string
}

/** The personal data that an area stores. */
export interface PersonalData {
  /** The area's tables with personal data. */
  tables: readonly string[]
  /** Returns the person's rows, without secrets or other people's data. */
  read: (db: QueryRunner, person: Person, context: ExportContext) => Promise<ExportedRows>
  /** Yields the files that the person uploaded, one at a time. */
  files?: (db: QueryRunner, person: Person) => AsyncIterable<ExportedFile>
  /** Returns the person's guest tokens. */
  readGuests?: (db: QueryRunner, person: Person) => Promise<string[]>
  /**
   * Deletes the person's rows, or clears identifying data in rows that must remain. `guests` contains the guest tokens
   * from all areas.
   */
  forget: (tx: Transaction, person: Person, guests: readonly string[]) => Promise<void>
}

/** Runs a statement with `json` as its only column and returns the values. */
export async function readJson(
  db: QueryRunner,
  rows: Statement<{ json: object }>,
  values: readonly unknown[],
): Promise<object[]> {
  return (await db.run(rows, values)).map(({ json }) => json)
}
