import type { GoldenOrder } from './golden-order.ts'
import { goldenOrdersCan } from './golden-orders-can.ts'
import { goldenOrdersEur } from './golden-orders-eur.ts'
import { goldenOrdersApo, goldenOrdersAus, goldenOrdersGbr } from './golden-orders-others.ts'
import { goldenOrdersUsa } from './golden-orders-usa.ts'

/** Orders of six sites with amounts worked out by hand: what any other way of adding up has to agree with. */
export const goldenOrders: readonly GoldenOrder[] = [
  ...goldenOrdersUsa,
  ...goldenOrdersCan,
  ...goldenOrdersAus,
  ...goldenOrdersEur,
  ...goldenOrdersGbr,
  ...goldenOrdersApo,
]
