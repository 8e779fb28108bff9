import type { GoldenOrder } from './golden-order-for-tests.ts'
import { goldenOrdersCan } from './golden-orders-can-for-tests.ts'
import { goldenOrdersEur } from './golden-orders-eur-for-tests.ts'
import { goldenOrdersApo, goldenOrdersAus, goldenOrdersGbr } from './golden-orders-others-for-tests.ts'
import { goldenOrdersUsa } from './golden-orders-usa-for-tests.ts'

/** Orders of six sites with amounts worked out by hand: what any other way of adding up has to agree with. */
export const goldenOrders: readonly GoldenOrder[] = [
  ...goldenOrdersUsa,
  ...goldenOrdersCan,
  ...goldenOrdersAus,
  ...goldenOrdersEur,
  ...goldenOrdersGbr,
  ...goldenOrdersApo,
]
