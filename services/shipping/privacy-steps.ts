import { statement } from '#platform/database.ts'
import type { PersonalData } from '#services/privacy/data-steps.ts'

const remove = statement(
  'shipping-redemption.forget',
  'delete from shipping_redemption where order_id in (select id from shop_order where customer_id = $1)',
)

/** Redemptions contain a hash of the email address. */
export const shippingData: PersonalData = {
  tables: ['shipping_redemption'],
  read: async () => ({}),
  forget: async (tx, { id }) => void (await tx.run(remove, [id])),
}
