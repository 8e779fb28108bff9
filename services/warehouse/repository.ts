import { statement, type Transaction } from '#platform/database.ts'

const record = statement(
  'packing-slip.record',
  `insert into packing_slip (order_id, printed_at, prints)
   select id, to_timestamp($2::double precision / 1000), 1 from unnest($1::text[]) as id order by id
   on conflict (order_id) do update set printed_at = excluded.printed_at, prints = packing_slip.prints + 1`,
)

/** Records the download of packing slips, which the audit log lists by order. */
export async function recordPackingSlips(tx: Transaction, orderIds: readonly string[], now: number): Promise<void> {
  await tx.run(record, [orderIds, now])
}
