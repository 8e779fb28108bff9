import { statement, type Transaction } from '#platform/database.ts'

// What other areas may ask of lists of options, inside transactions of theirs.

const holds = statement<{ holds: boolean }>(
  'option-list.holds',
  'select $2 = any(options) as holds from option_list where code = $1 for share',
)

/** Whether an attribute may have a value; the list keeps it until the transaction ends. */
export async function isOption(tx: Transaction, code: 'program_delivery', value: string): Promise<boolean> {
  return (await tx.run(holds, [code, value]))[0]?.holds ?? false
}
