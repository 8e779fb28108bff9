import type { VolumeDivisor } from '#domain/shipping/packages/billable-weight.ts'
import type { FreightClass } from '#domain/shipping/packages/freight-class.ts'
import type { Surcharge } from '#domain/shipping/rating/surcharges.ts'

// Published divisors as of November 2026: UPS and FedEx domestic US, 139 in³/lb (5,022 cm³/kg); USPS, 166 in³/lb (5,997
// cm³/kg) from one cubic foot; Canada Post, DHL, and DPD, 5,000 cm³/kg; Australia Post, 250 kg/m³ (4,000 cm³/kg).
// Pallets usually use 333 kg/m³ in Europe and 250 kg/m³ in Australia; North America uses freight classes.
export const divisors: readonly VolumeDivisor[] = [
  { site: 'USA', kind: 'parcel', service: null, cm3PerKg: 5022, fromCm3: 0 },
  { site: 'APO', kind: 'parcel', service: null, cm3PerKg: 5997, fromCm3: 28_317 },
  { site: 'CAN', kind: 'parcel', service: null, cm3PerKg: 5000, fromCm3: 0 },
  { site: 'AUS', kind: 'parcel', service: null, cm3PerKg: 4000, fromCm3: 0 },
  { site: 'EUR', kind: 'parcel', service: null, cm3PerKg: 5000, fromCm3: 0 },
  { site: 'GBR', kind: 'parcel', service: null, cm3PerKg: 5000, fromCm3: 0 },
  { site: 'AUS', kind: 'freight', service: null, cm3PerKg: 4000, fromCm3: 0 },
  { site: 'EUR', kind: 'freight', service: null, cm3PerKg: 3000, fromCm3: 0 },
  { site: 'GBR', kind: 'freight', service: null, cm3PerKg: 3000, fromCm3: 0 },
]

// Density scale of the National Motor Freight Classification since Docket 2025-1 (in force from 2025-07-19, National
// Motor Freight Traffic Association): thirteen classes by pounds per cubic foot. Boxed iron is class 70, which is the
// basis of the table's prices. The percentages for other classes are demo values.
const scale: readonly (readonly [code: string, fromDensity: number, percent: number])[] = [
  ['50', 50, 80],
  ['55', 35, 85],
  ['60', 30, 90],
  ['65', 22.5, 95],
  ['70', 15, 100],
  ['85', 12, 115],
  ['92.5', 10, 125],
  ['100', 8, 135],
  ['125', 6, 165],
  ['175', 4, 220],
  ['250', 2, 300],
  ['300', 1, 360],
  ['400', 0, 450],
]
export const freightClasses: readonly FreightClass[] = (['USA', 'CAN'] as const).flatMap((site) =>
  scale.map(([code, fromDensity, percent]) => ({ site, code, fromDensity, percent })),
)

// Demo amounts with the UPS and FedEx limits as of November 2026: units longer than 48 in (1,219 mm) or 96 in (2,438
// mm), and the lift gate for drop-shipped freight to a home.
export const surcharges: readonly Surcharge[] = [
  { site: 'USA', kind: 'oversize', group: null, above: 1219, amount: 1900 },
  { site: 'USA', kind: 'oversize', group: null, above: 2438, amount: 9900 },
  { site: 'USA', kind: 'liftgate', group: 'DROPSHIP_FREIGHT', above: null, amount: 7500 },
  { site: 'CAN', kind: 'oversize', group: null, above: 1219, amount: 2500 },
  { site: 'CAN', kind: 'liftgate', group: 'DROPSHIP_FREIGHT', above: null, amount: 9500 },
  { site: 'AUS', kind: 'oversize', group: null, above: 1200, amount: 2200 },
  { site: 'EUR', kind: 'oversize', group: null, above: 1200, amount: 1800 },
  { site: 'EUR', kind: 'liftgate', group: 'DROPSHIP_FREIGHT', above: null, amount: 4500 },
  { site: 'GBR', kind: 'oversize', group: null, above: 1200, amount: 1500 },
  { site: 'GBR', kind: 'liftgate', group: 'DROPSHIP_FREIGHT', above: null, amount: 3500 },
]
