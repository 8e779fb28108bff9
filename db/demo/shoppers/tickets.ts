import type { Transaction } from '#platform/database.ts'
import type { hashPassword } from '#services/sessions/passwords.ts'
import { createCustomer, setCustomerGroup, readCustomerByEmail } from '#services/sessions/repository.ts'
import { saveTicketBenefit } from '#services/tickets/repository.ts'
import { tickets } from '#services/tickets/steps.ts'
import { clubGroup } from '../catalog/promotions.ts'

/** A demo customer with event tickets and club prices. The login is public. */
export const demoCustomer = {
  email: 'jo@ironwright.example',
  password: 'five plates a side',
  firstname: 'Jo',
  lastname: 'Vale',
}

/** Product ids of a medicine ball, a power bar, a hoodie, and a personalized shirt. */
const earnedOn = { ball: 1321, bar: 2000, hoodie: 2520, shirt: 2510 }

const benefits: readonly [ticketType: string, Parameters<typeof saveTicketBenefit>[2]][] = [
  ['spectator', percent(earnedOn.shirt, 25, 2)],
  ['spectator', percent(earnedOn.ball, 15, 1)],
  ['athlete', percent(earnedOn.shirt, 100, 1)],
  ['athlete', { ...percent(earnedOn.bar, 10, 1), freeShipping: true }],
  ['athlete', { ...percent(earnedOn.hoodie, 0, 3), type: 'fixed', value: 1_500, currency: 'USD' }],
]

// The event identifies the ticket, so each event has one ticket.
const demoTickets = [
  { type: 'spectator', eventId: 'harbour-meet' },
  { type: 'athlete', eventId: 'spring-open' },
  { type: 'crew', eventId: 'winter-meet' },
]

/** Adds the demo customer and their tickets, once. */
export async function addDemoTickets(tx: Transaction, hash: typeof hashPassword) {
  for (const [type, benefit] of benefits) await saveTicketBenefit(tx, type, benefit)
  const { email, password, firstname, lastname } = demoCustomer
  if (!(await readCustomerByEmail(tx, email))) {
    await createCustomer(tx, { email, passwordHash: await hash(password), firstname, lastname })
  }
  const { id: customerId } = (await readCustomerByEmail(tx, email))!
  await setCustomerGroup(tx, customerId, clubGroup)
  for (const { type, eventId } of demoTickets) {
    const holderName = `${firstname} ${lastname}`
    await tickets.grantTicket(tx, {
      customerId,
      type,
      eventId,
      holderName,
      orderId: null,
      source: `demo ${customerId} ${eventId}`,
    })
  }
}

function percent(productId: number, value: number, uses: number) {
  return { productId, type: 'percent', value, currency: null, freeShipping: false, uses } as const
}
