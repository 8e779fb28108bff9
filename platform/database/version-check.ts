import { statement, type QueryRunner } from '#platform/database.ts'

const settings = statement<{ name: string; setting: string }>(
  'boot.settings',
  `select name, setting from pg_settings
   where name in ('server_version_num', 'fsync', 'synchronous_commit', 'full_page_writes', 'server_encoding')`,
)

const oldest = 15

/**
 * Returns one sentence per reason that a database is unsuitable, such as settings that could lose acknowledged orders.
 */
export async function databaseProblems(db: QueryRunner): Promise<string[]> {
  const rows = await db.run(settings, [])
  const value = (name: string) => rows.find((row) => row.name === name)?.setting ?? ''
  const problems: string[] = []
  const major = Math.floor(Number(value('server_version_num')) / 10_000)
  if (major < oldest) problems.push(`The database is PostgreSQL ${major}; the store needs ${oldest} or newer.`)
  if (value('server_encoding') !== 'UTF8') {
    problems.push(`The database's encoding is ${value('server_encoding')}; create it with encoding UTF8.`)
  }
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    if (value(name) !== 'off') continue
    problems.push(`The database runs with ${name} off and would lose acknowledged orders; turn ${name} on.`)
  }
  return problems
}
