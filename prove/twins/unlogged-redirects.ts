// Known bad: redirects have no audit trigger, as if a migration had forgotten it.
import { statement, type Database } from '#platform/database.ts'

const drop = statement('prove.drop-audit', 'drop trigger audit on redirect')

export async function unloggedRedirects(db: Database): Promise<void> {
  await db.run(drop, [])
}
