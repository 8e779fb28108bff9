import type { ShippingOrigin, ShippingZone } from '#domain/shipping/rating/tables.ts'
import { regionZone } from './price-rows.ts'

// Demo origins. Merchants enter their own origins and their drop-ship vendors' origins.
export const origins: readonly ShippingOrigin[] = [
  origin('USA', '', 'Ironwright Works', 'Columbus', 'OH', '43201', 'US'),
  origin('CAN', '', 'Ironwright Hamilton', 'Hamilton', 'ON', 'L8L 1A1', 'CA'),
  origin('AUS', '', 'Ironwright Laverton', 'Laverton North', 'VIC', '3026', 'AU'),
  origin('EUR', '', 'Ironwright Venlo', 'Venlo', '', '5928 RC', 'NL'),
  origin('GBR', '', 'Ironwright Sheffield', 'Sheffield', '', 'S9 1XU', 'GB'),
  origin('APO', '', 'Ironwright Works', 'Columbus', 'OH', '43201', 'US'),
  origin('USA', 'Pellam', 'Pellam Rubber', 'Akron', 'OH', '44301', 'US'),
  origin('USA', 'Quillon', 'Quillon West', 'Reno', 'NV', '89502', 'US'),
]

// The vendor ships from Reno, so the west is near and the east is far. The islands and Alaska cost the same from any
// origin.
export const vendorZones: readonly ShippingZone[] = [
  regionZone('USA', 'us-near', 'US', 'NV CA OR ID UT AZ', 'Quillon'),
  regionZone('USA', 'us-middle', 'US', 'WA MT WY CO NM TX OK KS NE SD ND', 'Quillon'),
  regionZone(
    'USA',
    'us-far',
    'US',
    'AL AR CT DE DC FL GA IL IN IA KY LA ME MD MA MI MN MS MO NH NJ NY NC OH PA RI SC TN VT VA WV WI',
    'Quillon',
  ),
]

function origin(
  site: ShippingOrigin['site'],
  vendor: string,
  name: string,
  city: string,
  region: string,
  postcode: string,
  countryId: string,
): ShippingOrigin {
  return { site, vendor, name, city, region, postcode, countryId }
}
