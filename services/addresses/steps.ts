import type { Reply } from '#contract/kernel/call.ts'
import type { addresses } from '#contract/addresses.ts'
import type { SavedAddress } from '#domain/address/book.ts'

export { lockAddressBook, readAddressBook } from './repository.ts'

/** Converts an address book to its wire form, with the VAT number as vatId [ADDRESS-406]. */
export function wireAddressBook(
  book: readonly SavedAddress[],
): Reply<typeof addresses, 'GET /svc_customer/customer/address'> {
  return book.map(({ vatNumber, street, ...rest }) => ({ ...rest, street: [...street], vatId: vatNumber }))
}
