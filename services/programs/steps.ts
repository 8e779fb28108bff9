import type { Scope } from '#domain/sessions/scope.ts'
import type { Queries, Transaction } from '#platform/database.ts'
import { endOf } from './end.ts'
import { isChargeKey } from './orphaned-authorizations.ts'
import { isCharged } from './keep-card.ts'
import { begin, order, type Beginning, type Bought, type Ordering } from './order.ts'

/** What other areas may do with programs, inside transactions of theirs. */
interface Programs {
  /** Notes the programs of an order that is placed, and what was agreed to with it; nothing where it has none. */
  order: (tx: Transaction, ordering: Ordering, bought: Bought) => Promise<void>
  /** Begins the programs of a published order; a second time it begins nothing. */
  begin: (tx: Transaction, orderId: string, beginning: Beginning) => Promise<void>
  /** Ends the programs of a line of an order that was taken back: nothing more is charged, and nobody trains on. */
  endOf: (tx: Transaction, orderId: string, itemId: string) => Promise<void>
  /** Whether a subscription of a customer that renews is charged to the card of a token, or may be soon. */
  isCharged: (db: Queries, owner: Pick<Scope, 'site' | 'customerId'>, token: string) => Promise<boolean>
  /** Whether a payment that vendors know by a key is a renewal's. */
  isRenewal: (key: string) => boolean
}

export const programs: Programs = { order, begin, endOf, isCharged, isRenewal: isChargeKey }
