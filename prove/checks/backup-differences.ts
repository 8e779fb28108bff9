import type { Manifest } from '#platform/backup/manifest.ts'

/** Returns the differences. Ignores the outbox contents, which include the server's transaction ids. */
export function backupDifferences(before: Manifest, after: Manifest): string[] {
  const nameOf = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`
  const contents = ({ tables, sequences }: Manifest) =>
    new Map([
      ...tables.map(({ rows, columns, sha256, ...table }) => {
        const content = table.name === 'outbox' ? 'any' : sha256
        return [nameOf(table), `${rows} rows, ${columns.join()}, ${content}`] as const
      }),
      ...sequences.map((each) => [nameOf(each), `stands at ${each.last}, ${each.isCalled}`] as const),
    ])
  return differingNames(Object.fromEntries(contents(before)), Object.fromEntries(contents(after)))
}

export function differingNames(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): string[] {
  return Object.keys({ ...one, ...other }).filter((name) => one[name] !== other[name])
}
