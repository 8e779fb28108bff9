import { statement, type Database, type Transaction } from '#platform/database.ts'

const read = statement<{ name: string }>('data-mark.read', 'select name from data_mark where name = $1')
const claim = statement<{ name: string }>(
  'data-mark.set',
  'insert into data_mark (name) values ($1) on conflict do nothing returning name',
)

/** Returns true if a section of the initial data has been loaded. */
export async function isDataLoaded(db: Database, name: string): Promise<boolean> {
  return (await db.run(read, [name])).length > 0
}

/** Marks a section of the initial data as loaded. Returns false if it already was. */
export async function markDataLoaded(tx: Transaction, name: string): Promise<boolean> {
  return (await tx.run(claim, [name])).length > 0
}
