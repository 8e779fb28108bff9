import { statement, type Queries, type Transaction } from '#platform/database.ts'

/** The values that an attribute of products may have. */
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

export async function readOptions(db: Queries, code: string): Promise<OptionList> {
  return (await db.run(read, [code]))[0]!
}

/** Until the transaction ends nobody changes the list, and no product says a value that is taken out of it. */
export async function lockOptions(tx: Transaction, code: string): Promise<OptionList> {
  return (await tx.run(lock, [code]))[0]!
}

export async function putOptions(tx: Transaction, code: string, options: readonly string[]): Promise<OptionList> {
  return (await tx.run(put, [code, options]))[0]!
}
