import type { Reply } from '#contract/kernel/call.ts'
import type { addresses } from '#contract/addresses.ts'
import type { SavedAddress } from '#domain/address/book.ts'

// What other areas may ask of the address book.
export { holdBook, readBook } from './repository.ts'

/** The book as the wire has it: a VAT number goes by the name vatId [ADDRESS-406]. */
export function wireBook(book: readonly SavedAddress[]): Reply<typeof addresses, 'GET /svc_customer/customer/address'> {
  return book.map(({ vatNumber, street, ...rest }) => ({ ...rest, street: [...street], vatId: vatNumber }))
}
