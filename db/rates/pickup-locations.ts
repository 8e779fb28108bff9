import type { PickupLocations } from '#domain/shipping/pickup/pickup-locations.ts'

/** The demo's pickup locations, with the default one first [SHIP-250]. */
export const demoPickupLocations: PickupLocations = {
  USA: [
    {
      id: 'columbus',
      name: 'Ironwright Works',
      street: ['1 Foundry Row'],
      city: 'Columbus',
      region: 'OH',
      postcode: '43201',
      countryId: 'US',
      telephone: '614 555 0100',
      hours: ['Monday to Friday 9:00-18:00', 'Saturday 9:00-14:00'],
      instructions: 'Drive to dock 3 and have your order number ready. We load, you tie down.',
    },
    {
      id: 'reno',
      name: 'Ironwright West',
      street: ['2200 Forge Way'],
      city: 'Reno',
      region: 'NV',
      postcode: '89502',
      countryId: 'US',
      telephone: '775 555 0148',
      hours: ['Monday to Friday 8:00-17:00'],
      instructions: 'Ring at gate B and have your order number ready. There is a forklift; bring straps.',
    },
  ],
}
