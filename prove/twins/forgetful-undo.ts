// Known bad: Undo of a changed price restores every column except the sale price.
import { statement, type Database } from '#platform/database.ts'

const definition = statement<{ text: string }>(
  'prove.undo-definition',
  `select pg_get_functiondef('audit_undo'::regproc) as text`,
)
const columns = 'into columns from jsonb_object_keys(change.after) as key'

export async function forgetfulUndo(db: Database): Promise<void> {
  const [{ text }] = (await db.run(definition, [])) as [{ text: string }]
  if (!text.includes(columns)) throw new Error('audit_undo no longer lists its columns as the twin expects')
  const forgetful = text.replace(columns, `${columns} where key <> 'special'`)
  await db.transaction((tx) => tx.script(forgetful))
}
