import { statement, type Queries } from '#platform/database.ts'

const inUse = statement<{ delivery: string }>(
  'product.program-deliveries',
  `select distinct attributes->>'programDelivery' as delivery from product where attributes ? 'programDelivery'`,
)

/** The ways in which programs of the catalogue reach their buyers. */
export async function readProgramDeliveries(db: Queries): Promise<string[]> {
  return (await db.run(inUse, [])).map(({ delivery }) => delivery)
}
