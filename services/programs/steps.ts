import type { Scope } from '#domain/sessions/scope.ts'
import type { QueryRunner, Transaction } from '#platform/database.ts'
import { cancelLinePrograms } from './end.ts'
import { isChargeKey } from './orphaned-authorizations.ts'
import { isCardCharged } from './store-card.ts'
import {
  startPrograms,
  orderPrograms,
  type ProgramStart,
  type BoughtPrograms,
  type ProgramOrderInput,
} from './order.ts'

interface Programs {
  /** Records the programs in a placed order with their agreements, if any. */
  order: (tx: Transaction, ordering: ProgramOrderInput, bought: BoughtPrograms) => Promise<void>
  /** Starts the programs in a published order. Idempotent. */
  begin: (tx: Transaction, orderId: string, beginning: ProgramStart) => Promise<void>
  /** Ends the programs from a refunded order line, which stops charges and access. */
  endOf: (tx: Transaction, orderId: string, itemId: string) => Promise<void>
  /** Returns true if a renewing subscription charges this card, or may do so soon. */
  isCharged: (db: QueryRunner, owner: Pick<Scope, 'site' | 'customerId'>, token: string) => Promise<boolean>
  isRenewal: (key: string) => boolean
}

export const programs: Programs = {
  order: orderPrograms,
  begin: startPrograms,
  endOf: cancelLinePrograms,
  isCharged: isCardCharged,
  isRenewal: isChargeKey,
}
