import { statement, type QueryRunner } from '#platform/database.ts'

const inUse = statement<{ delivery: string }>(
  'product.program-deliveries',
  `select distinct attributes->>'programDelivery' as delivery from product where attributes ? 'programDelivery'`,
)

export async function readProgramDeliveries(db: QueryRunner): Promise<string[]> {
  return (await db.run(inUse, [])).map(({ delivery }) => delivery)
}
