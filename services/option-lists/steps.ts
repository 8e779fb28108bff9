import { statement, type Transaction } from '#platform/database.ts'

const holds = statement<{ holds: boolean }>(
  'option-list.holds',
  'select $2 = any(options) as holds from option_list where code = $1 for share',
)

/** Returns true if an attribute value is in its option list. Locks the list until commit. */
export async function isOption(tx: Transaction, code: 'program_delivery', value: string): Promise<boolean> {
  return (await tx.run(holds, [code, value]))[0]?.holds ?? false
}
