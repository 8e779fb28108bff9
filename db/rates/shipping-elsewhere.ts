import type { ShippingPrice, ShippingZone } from '#domain/shipping/rating/tables.ts'
import { bandPrices, countryZones, postcodeZone, regionZone, type Service } from './price-rows.ts'

// Demo prices and business days, with GST on AUS and net on EUR and GBR. Merchants import their carriers' rates.
// Standard is flat up to 2 kg, then rises per kilogram up to 68 kg. Freight rises per kilogram from the start.
const standard: Service = {
  service: 'table_standard',
  carrier: 'table',
  label: 'Standard',
  kind: 'parcel',
  stepGrams: 1000,
  flatToGrams: 2000,
  toGrams: 68_000,
}
const express: Service = { ...standard, service: 'table_express', label: 'Express' }
const pallet: Service = {
  ...standard,
  service: 'table_freight',
  label: 'Freight',
  kind: 'freight',
  flatToGrams: null,
  toGrams: null,
}

export const otherZones: readonly ShippingZone[] = [
  regionZone('AUS', 'au-east', 'AU', 'VIC NSW ACT'),
  regionZone('AUS', 'au-mid', 'AU', 'QLD SA'),
  regionZone('AUS', 'au-far', 'AU', 'WA NT TAS'),
  ...countryZones('EUR', 'eu-near', 'DE NL BE LU AT'),
  ...countryZones('EUR', 'eu-middle', 'FR DK CZ PL IT SI HU SK'),
  ...countryZones('EUR', 'eu-far', 'ES PT IE FI SE EE LV LT HR BG RO GR CY MT'),
  ...countryZones('EUR', 'eu-outside', 'CH NO'),
  postcodeZone('EUR', 'eu-islands', 'ES', '07 35 38 51-52'),
  postcodeZone('EUR', 'eu-islands', 'PT', '9000-9999'),
  postcodeZone('EUR', 'eu-islands', 'FR', '20'),
  postcodeZone('EUR', 'eu-overseas', 'FR', '971-978 986-988'),
  postcodeZone('EUR', 'eu-overseas', 'DK', '39'),
  ...countryZones('GBR', 'gb-mainland', 'GB'),
  postcodeZone('GBR', 'gb-highlands', 'GB', 'HS IV KW PH ZE'),
  postcodeZone('GBR', 'gb-northern-ireland', 'GB', 'BT'),
  postcodeZone('GBR', 'gb-channel', 'GB', 'GY IM JE'),
]

// Zones without a price get no delivery: overseas France, Greenland, and, for freight, islands.
export const otherPrices: readonly ShippingPrice[] = [
  ...bandPrices('AUS', standard, {
    'au-east': [1195, 110, 2, 4],
    'au-mid': [1595, 165, 3, 6],
    'au-far': [2195, 275, 5, 9],
  }),
  ...bandPrices('AUS', express, {
    'au-east': [2495, 275, 1, 2],
    'au-mid': [2995, 385, 2, 3],
    'au-far': [3995, 550, 2, 4],
  }),
  ...bandPrices('AUS', pallet, {
    'au-east': [14300, 77, 3, 6],
    'au-mid': [18700, 110, 5, 8],
    'au-far': [29700, 187, 7, 12],
  }),
  ...bandPrices('EUR', standard, {
    'eu-near': [790, 60, 1, 3],
    'eu-middle': [1190, 85, 2, 4],
    'eu-far': [1590, 120, 4, 7],
    'eu-outside': [2490, 160, 4, 8],
    'eu-islands': [3490, 290, 7, 14],
  }),
  ...bandPrices('EUR', express, {
    'eu-near': [1990, 150, 1, 1],
    'eu-middle': [2790, 210, 1, 2],
    'eu-far': [3490, 290, 2, 3],
    'eu-outside': [4490, 360, 2, 4],
  }),
  ...bandPrices('EUR', pallet, {
    'eu-near': [8900, 35, 3, 6],
    'eu-middle': [11900, 48, 4, 8],
    'eu-far': [15900, 65, 6, 10],
    'eu-outside': [19900, 80, 7, 12],
  }),
  ...bandPrices('GBR', standard, {
    'gb-mainland': [695, 55, 2, 3],
    'gb-highlands': [1295, 110, 3, 5],
    'gb-northern-ireland': [1195, 95, 3, 5],
    'gb-channel': [1695, 150, 4, 7],
  }),
  ...bandPrices('GBR', express, { 'gb-mainland': [1495, 120, 1, 1] }),
  ...bandPrices('GBR', pallet, {
    'gb-mainland': [6900, 30, 3, 5],
    'gb-highlands': [11900, 55, 5, 8],
    'gb-northern-ireland': [12900, 60, 5, 8],
  }),
]
