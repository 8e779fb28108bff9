import { statement, type Transaction } from '#platform/database.ts'

const remove = statement(
  'webhook-delivery.forget',
  `delete from webhook_delivery where type = 'customer.created' and object_id = $1::text`,
)

/** Log entries about a customer's account. They are not exported, because they contain only the account id. */
export const webhookData = {
  tables: ['webhook_delivery'],
  read: async () => ({}),
  forget: async (tx: Transaction, { id }: { id: number }) => void (await tx.run(remove, [id])),
}
