import type { ShippingPrice, ShippingZone } from '#domain/shipping/rating/tables.ts'
import { bandPrices, wholeGramsPerPound, regionZone, type Service } from './price-rows.ts'

// Demo prices and business days, in each site's minor units. Merchants import the rates from their carrier contracts.
// Ground is flat up to 5 lb (2,270 g), then rises per pound up to 150 lb (68,100 g). Freight rises per pound from the
// start.
const parcelTo = 150 * wholeGramsPerPound
const ground: Service = {
  service: 'table_ground',
  carrier: 'table',
  label: 'Ground',
  kind: 'parcel',
  stepGrams: wholeGramsPerPound,
  flatToGrams: 5 * wholeGramsPerPound,
  toGrams: parcelTo,
}
const expedited: Service = { ...ground, service: 'table_expedited', label: 'Expedited' }
const freight: Service = {
  ...ground,
  service: 'table_freight',
  label: 'Freight',
  kind: 'freight',
  flatToGrams: null,
  toGrams: null,
}

export const americanZones: readonly ShippingZone[] = [
  regionZone('USA', 'us-near', 'US', 'OH IN KY MI PA WV'),
  regionZone(
    'USA',
    'us-middle',
    'US',
    'AL AR CT DE DC FL GA IL IA KS LA ME MD MA MN MS MO NE NH NJ NY NC ND OK RI SC SD TN TX VT VA WI',
  ),
  regionZone('USA', 'us-far', 'US', 'AZ CA CO ID MT NV NM OR UT WA WY'),
  regionZone('USA', 'us-alaska', 'US', 'AK'),
  regionZone('USA', 'us-hawaii', 'US', 'HI'),
  regionZone('CAN', 'ca-central', 'CA', 'ON QC'),
  regionZone('CAN', 'ca-west', 'CA', 'MB SK AB BC'),
  regionZone('CAN', 'ca-atlantic', 'CA', 'NB NS PE NL'),
  regionZone('CAN', 'ca-north', 'CA', 'YT NT NU'),
  regionZone('APO', 'apo', 'US', 'AA AE AP'),
]

// Freight ships to Hawaii by sea, but not to Alaska or northern Canada.
export const americanPrices: readonly ShippingPrice[] = [
  ...bandPrices('USA', ground, {
    'us-near': [895, 45, 1, 2],
    'us-middle': [995, 60, 2, 4],
    'us-far': [1195, 85, 3, 6],
    'us-alaska': [2495, 210, 5, 10],
    'us-hawaii': [2495, 240, 5, 10],
  }),
  ...bandPrices('USA', expedited, {
    'us-near': [2495, 140, 1, 1],
    'us-middle': [2995, 190, 1, 2],
    'us-far': [3495, 260, 2, 2],
    'us-alaska': [5995, 420, 3, 5],
    'us-hawaii': [5995, 450, 3, 5],
  }),
  ...bandPrices('USA', freight, {
    'us-near': [9900, 22, 3, 5],
    'us-middle': [12900, 30, 4, 7],
    'us-far': [15900, 42, 5, 8],
    'us-hawaii': [49900, 110, 15, 25],
  }),
  ...bandPrices('CAN', ground, {
    'ca-central': [1295, 75, 2, 4],
    'ca-west': [1595, 110, 4, 7],
    'ca-atlantic': [1595, 105, 3, 6],
    'ca-north': [3995, 320, 7, 14],
  }),
  ...bandPrices('CAN', expedited, {
    'ca-central': [3295, 210, 1, 2],
    'ca-west': [3995, 290, 2, 3],
    'ca-atlantic': [3995, 280, 2, 3],
  }),
  ...bandPrices('CAN', freight, {
    'ca-central': [14900, 38, 4, 7],
    'ca-west': [19900, 55, 6, 10],
    'ca-atlantic': [19900, 52, 5, 9],
  }),
  // Military mail accepts parcels up to 70 lb: USPS, Domestic Mail Manual 703.2 and 201.8.
  ...bandPrices(
    'APO',
    { ...ground, service: 'table_military', label: 'Military mail', toGrams: 70 * wholeGramsPerPound },
    { apo: [1495, 95, 7, 21] },
  ),
]
