import { taxClasses } from '#domain/catalog/product-entry.ts'
import type { TaxRate, TaxTerritory } from '#domain/tax/table.ts'

// Standard rates and the set of reduced rates: European Commission, Taxes in Europe Database, as of 2026-04-28
// (collected by vatnode/eu-vat-rates-data-js, MIT). The reduced rates for food (read as the food supplements that a gym
// shop sells) and e-books are compiled by hand from the member states' lists, so check them before trading. DE, FR, FI,
// HU, DK, CH, Madeira, and the Azores have the specification's values and dates (TAX-220..229). Columns: country or
// country-region, goods, food, ebook, first day.
const table = `
AT 20 10 10 2020-07-01
BE 21 6 6 2020-01-01
BG 20 20 9 2020-07-01
HR 25 25 5 2020-01-01
CY 19 5 3 2023-07-21
CZ 21 12 0 2024-01-01
DK 25 25 25 1992-01-01
EE 22 22 9 2024-01-01
EE 24 24 9 2025-07-01
FI 24 14 14 2013-01-01
FI 25.5 14 14 2024-09-01
FI 25.5 13.5 13.5 2026-01-01
FR 20 10 5.5 2014-01-01
DE 19 19 7 2021-01-01
GR 24 13 6 2020-01-01
HU 27 27 27 2012-01-01
IE 23 13.5 0 2023-01-01
IT 22 10 4 2015-01-01
LV 21 21 5 2022-01-01
LT 21 21 9 2020-01-01
LT 21 21 5 2026-01-01
LU 17 3 3 2024-01-01
MT 18 18 5 2011-01-01
NL 21 9 9 2020-01-01
PL 23 8 5 2019-11-01
PT 23 13 6 2012-01-01
PT-MADEIRA 22 12 5 2012-04-01
PT-MADEIRA 22 12 4 2024-10-01
PT-AZORES 16 9 4 2021-07-01
RO 19 9 5 2023-01-01
RO 21 11 11 2025-08-01
SK 20 20 10 2011-01-01
SK 23 19 5 2025-01-01
SI 22 9.5 5 2020-01-01
ES 21 10 4 2020-04-23
SE 25 12 6 2019-07-01
SE 25 6 6 2026-04-01
CH 0 0 0 2000-01-01
NO 25 15 0 2019-07-01
GB 20 20 0 2020-05-01
AT-19 19 10 10 2020-07-01
ES-OUTSIDE 0 0 0 1993-01-01
FI-ALAND 0 0 0 1995-01-01
FR-OUTSIDE 0 0 0 1993-01-01
DE-OUTSIDE 0 0 0 1993-01-01
IT-OUTSIDE 0 0 0 2020-01-01
GR-OUTSIDE 0 0 0 1993-01-01
GB-OUTSIDE 0 0 0 1993-01-01
DK-OUTSIDE 0 0 0 1993-01-01
NO-OUTSIDE 0 0 0 2010-01-01`

/**
 * VAT by class. A row without a region covers a country; a row with a region covers a territory in `vatTerritories`.
 */
export const vatRates: readonly TaxRate[] = table
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [place, goods, food, ebook, validFrom] = row.split(' ') as [string, string, string, string, string]
    const percents = { goods, food, ebook }
    return taxClasses.map((taxClass) => ({
      country: place.slice(0, 2),
      region: place.length > 2 ? place : null,
      postcodes: null,
      class: taxClass,
      name: 'VAT',
      level: 'national' as const,
      percent: Number(percents[taxClass]),
      compound: false,
      onShipping: true,
      validFrom,
      validTo: null,
    }))
  })

// Territories: Council Directive 2006/112/EC, articles 6 and 105 (outside the VAT area: Aland, Buesingen, Heligoland,
// Canary Islands, Ceuta, Melilla, Livigno, Campione, French overseas departments, Mount Athos; separate rates: Madeira,
// Azores, Jungholz, and Mittelberg). United Kingdom: the Channel Islands are outside, Northern Ireland pays UK VAT on
// goods from Great Britain, and the Isle of Man charges the same VAT. Outside the European Union, although often
// written with Denmark's or Norway's name: Greenland and the Faroe Islands (European Commission, "Territorial status of
// EU countries and certain territories"; Danish tax agency, info.skat.dk oid 1729989), and Svalbard and Jan Mayen
// (merverdiavgiftsloven § 1-2, in force 2010-01-01; Norwegian tax administration, merverdiavgiftshåndboken 1-2.2).
// Monaco counts as France for VAT (article 7), by its French postcode. Greece's lower rates for Aegean islands do not
// apply to sales from elsewhere to a private buyer (AADE circular E.2113/2025, on 2026-01-01), so they are omitted
// here. Postcodes: CTT, Correos, Posti, La Poste, Deutsche Post, Poste Italiane, Hellenic Post, Royal Mail, PostNord
// (39 is Greenland; the Faroese postcodes have three digits and would match half of Denmark), Posten Norge.
export const vatTerritories: readonly TaxTerritory[] = [
  { country: 'PT', region: 'PT-MADEIRA', names: ['Madeira', 'PT-30'], postcodes: [['9000', '9499']] },
  { country: 'PT', region: 'PT-AZORES', names: ['Azores', 'Açores', 'PT-20'], postcodes: [['9500', '9999']] },
  {
    country: 'ES',
    region: 'ES-OUTSIDE',
    names: ['Canary Islands', 'Canarias', 'Las Palmas', 'Santa Cruz de Tenerife', 'Ceuta', 'Melilla'],
    postcodes: [
      ['35', '35'],
      ['38', '38'],
      ['51', '52'],
    ],
  },
  { country: 'FI', region: 'FI-ALAND', names: ['Åland', 'Aland', 'Ahvenanmaa'], postcodes: [['22', '22']] },
  {
    country: 'FR',
    region: 'FR-OUTSIDE',
    names: ['Guadeloupe', 'Martinique', 'Guyane', 'La Réunion', 'Mayotte'],
    postcodes: [
      ['971', '978'],
      ['986', '988'],
    ],
  },
  {
    country: 'DE',
    region: 'DE-OUTSIDE',
    names: ['Helgoland', 'Büsingen'],
    postcodes: [
      ['27498', '27498'],
      ['78266', '78266'],
    ],
  },
  {
    country: 'IT',
    region: 'IT-OUTSIDE',
    names: ['Livigno', "Campione d'Italia"],
    postcodes: [
      ['23041', '23041'],
      ['22061', '22061'],
    ],
  },
  { country: 'GR', region: 'GR-OUTSIDE', names: ['Mount Athos'], postcodes: [['63086', '63087']] },
  {
    country: 'AT',
    region: 'AT-19',
    names: ['Jungholz', 'Mittelberg'],
    postcodes: [
      ['6691', '6691'],
      ['6991', '6993'],
    ],
  },
  {
    country: 'GB',
    region: 'GB-OUTSIDE',
    names: ['Jersey', 'Guernsey'],
    postcodes: [
      ['JE', 'JE'],
      ['GY', 'GY'],
    ],
  },
  {
    country: 'DK',
    region: 'DK-OUTSIDE',
    names: ['Greenland', 'Grønland', 'Faroe Islands', 'Færøerne'],
    postcodes: [['39', '39']],
  },
  {
    country: 'NO',
    region: 'NO-OUTSIDE',
    names: ['Svalbard', 'Jan Mayen'],
    postcodes: [
      ['9170', '9179'],
      ['8099', '8099'],
    ],
  },
  // Outside GST: A New Tax System (Goods and Services Tax) Act 1999, section 195-1, "indirect tax zone"; Australian
  // Taxation Office ID 2002/293 and 2002/294. Lord Howe Island (2898) is part of New South Wales and inside GST.
  {
    country: 'AU',
    region: 'AU-OUTSIDE',
    names: ['Norfolk Island', 'Christmas Island', 'Cocos (Keeling) Islands'],
    postcodes: [
      ['2899', '2899'],
      ['6798', '6799'],
    ],
  },
]
