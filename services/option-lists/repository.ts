import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

interface OptionList {
  code: string
  options: string[]
  version: number
}

const read = statement<OptionList>('option-list.read', 'select code, options, version from option_list where code = $1')
const lock = statement<OptionList>(
  'option-list.lock',
  'select code, options, version from option_list where code = $1 for update',
)
const put = statement<OptionList>(
  'option-list.put',
  'update option_list set options = $2, version = version + 1 where code = $1 returning code, options, version',
)

export async function readOptions(db: QueryRunner, code: string): Promise<OptionList> {
  return (await db.run(read, [code]))[0]!
}

/** Locks an option list until commit, against edits and against products that start to use a removed value. */
export async function lockOptions(tx: Transaction, code: string): Promise<OptionList> {
  return (await tx.run(lock, [code]))[0]!
}

export async function saveOptionList(tx: Transaction, code: string, options: readonly string[]): Promise<OptionList> {
  return (await tx.run(put, [code, options]))[0]!
}
