import { siteSettings, type Site } from '#domain/sites.ts'
import type { QueryRunner, Transaction } from '#platform/database.ts'
import {
  cancelLineTickets,
  cancelTickets,
  createTicket,
  readTickets,
  readUsableDiscounts,
  type EarnedDiscountRow,
  type NewTicket,
} from './repository.ts'
import {
  commitUses,
  returnSomeUses,
  returnUses,
  lockUses,
  reserveUses,
  type ReserveUsesResult,
  type UsesToReserve,
} from './uses.ts'

export { isTicketSold, type NewTicket } from './repository.ts'

/** Ticket and discount operations that run in other areas' transactions. */
interface Tickets {
  /** Returns the discounts that a customer can use, by id. Guests have none. */
  readEarned: (
    db: QueryRunner,
    who: { site: Site; customerId: number | null },
  ) => Promise<ReadonlyMap<string, EarnedDiscountRow>>
  readHeld: (db: QueryRunner, customerId: number) => Promise<ReadonlySet<string>>
  reserveUse: (tx: Transaction, reserving: UsesToReserve) => Promise<ReserveUsesResult>
  countUse: (tx: Transaction, orderId: string) => Promise<void>
  giveBackUse: (tx: Transaction, orderId: string) => Promise<void>
  holdUse: (tx: Transaction, orderId: string) => Promise<void>
  grantTicket: (tx: Transaction, ticket: NewTicket) => Promise<void>
  /** Restores some of an order's uses of a discount. */
  giveBackSome: (tx: Transaction, orderId: string, earnedId: string, qty: number) => Promise<void>
  cancelTickets: (tx: Transaction, orderId: string) => Promise<void>
  cancelLineTickets: (tx: Transaction, orderId: string, itemId: string, pieces: number) => Promise<void>
}

export const tickets: Tickets = {
  readEarned: async (db, { site, customerId }) => {
    if (customerId === null) return new Map()
    const earned = await readUsableDiscounts(db, customerId, siteSettings[site].currency)
    return new Map(earned.map((own) => [own.id, own]))
  },
  readHeld: async (db, customerId) => {
    const own = await readTickets(db, customerId)
    return new Set(own.flatMap(({ type, status }) => (status === 'valid' ? [type] : [])))
  },
  reserveUse: reserveUses,
  countUse: commitUses,
  giveBackUse: returnUses,
  holdUse: lockUses,
  grantTicket: createTicket,
  giveBackSome: returnSomeUses,
  cancelTickets,
  cancelLineTickets,
}
