import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const tickets = statement<{ json: object }>(
  'ticket.export',
  `select to_jsonb(t) - 'customer_id' as json from ticket t where customer_id = $1 order by created_at`,
)
const earned = statement<{ json: object }>(
  'earned.export',
  `select (to_jsonb(e) - 'customer_id') || jsonb_build_object('usedBy', coalesce((
     select jsonb_agg(to_jsonb(u) - 'earned_id') from earned_use u where u.earned_id = e.id), '[]')) as json
   from earned e where customer_id = $1 order by created_at`,
)
const removeEarned = statement('earned.forget', 'delete from earned where customer_id = $1')
const removeTickets = statement('ticket.forget', 'delete from ticket where customer_id = $1')

export const ticketData: PersonalData = {
  tables: ['ticket', 'earned', 'earned_use'],
  read: async (db, { id }) => ({
    tickets: await readJson(db, tickets, [id]),
    discounts: await readJson(db, earned, [id]),
  }),
  forget: async (tx, { id }) => {
    await tx.run(removeEarned, [id])
    await tx.run(removeTickets, [id])
  },
}
