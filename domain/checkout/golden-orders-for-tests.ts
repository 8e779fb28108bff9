import type { GoldenOrder } from './golden-order-for-tests.ts'
import { goldenOrdersApo } from './golden-orders-apo-for-tests.ts'
import { goldenOrdersAus } from './golden-orders-aus-for-tests.ts'
import { goldenOrdersCan } from './golden-orders-can-for-tests.ts'
import { goldenOrdersCanMore } from './golden-orders-can-more-for-tests.ts'
import { goldenOrdersEur } from './golden-orders-eur-for-tests.ts'
import { goldenOrdersEurBusiness } from './golden-orders-eur-business-for-tests.ts'
import { goldenOrdersEurEast } from './golden-orders-eur-east-for-tests.ts'
import { goldenOrdersEurNorth } from './golden-orders-eur-north-for-tests.ts'
import { goldenOrdersEurSouth } from './golden-orders-eur-south-for-tests.ts'
import { goldenOrdersEurSpecial } from './golden-orders-eur-special-for-tests.ts'
import { goldenOrdersEurWest } from './golden-orders-eur-west-for-tests.ts'
import { goldenOrdersGbr } from './golden-orders-gbr-for-tests.ts'
import { goldenOrdersGbrMore } from './golden-orders-gbr-more-for-tests.ts'
import { goldenOrdersUsa } from './golden-orders-usa-for-tests.ts'
import { goldenOrdersUsaEast } from './golden-orders-usa-east-for-tests.ts'
import { goldenOrdersUsaWest } from './golden-orders-usa-west-for-tests.ts'

/** Sample orders on all six sites with amounts calculated by hand. Every implementation of totals must match them. */
export const goldenOrders: readonly GoldenOrder[] = [
  ...goldenOrdersApo,
  ...goldenOrdersAus,
  ...goldenOrdersCan,
  ...goldenOrdersCanMore,
  ...goldenOrdersEur,
  ...goldenOrdersEurBusiness,
  ...goldenOrdersEurEast,
  ...goldenOrdersEurNorth,
  ...goldenOrdersEurSouth,
  ...goldenOrdersEurSpecial,
  ...goldenOrdersEurWest,
  ...goldenOrdersGbr,
  ...goldenOrdersGbrMore,
  ...goldenOrdersUsa,
  ...goldenOrdersUsaEast,
  ...goldenOrdersUsaWest,
]
