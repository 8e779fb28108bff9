import type { HeroBlock } from '#domain/content/block.ts'
import type { Site } from '#domain/sites.ts'

/** Texts of a site's home page. */
export interface HomeTexts {
  title: string
  /** Accessible name of the carousel at the top, which contains the hero and the deal. */
  slides: string
  hero: HeroBlock['props']
  /** Section headings for tiles, new products, deals, and favorites. */
  shop: string
  fresh: readonly [heading: string, link: string]
  deals: string
  favorites: string
  favoriteHandles: readonly string[]
  deal: HeroBlock['props']
  local: { heading: string; html: string }
}

const garage = {
  name: 'scene-garage',
  alt: 'A black rack with a loaded bar, a bench, plates and kettlebells in a garage',
}
const bar = { name: 'scene-bar', alt: 'A loaded bar on a wooden platform' }
const plates = { name: 'scene-plates', alt: 'Red, blue, yellow and green plates on a rubber floor' }

const bells = {
  name: 'scene-morning-bells',
  alt: 'Five kettlebells on a concrete floor, with the morning sun behind them through tall windows',
}

const american: HomeTexts = {
  title: 'Strength equipment, made to be used',
  hero: {
    id: 'hero-rack',
    heading: 'Buy the rack once.',
    text: '3 x 3 in uprights, 11 gauge steel, holes every 2 in. It takes everything we have made for it and everything we will.',
    linkLabel: 'See the IW-3 racks',
    href: '/power-racks',
    picture: garage,
    tone: 'dark',
  },
  slides: 'Highlights',
  shop: 'Shop by department',
  fresh: ['New this month', 'All new gear'],
  deals: 'Priced lower, same steel',
  favorites: 'What garages end up with',
  favoriteHandles: [
    'ironwright-wright-bar',
    'ironwright-training-bumpers',
    'ironwright-flat-bench',
    'ironwright-hex-dumbbells',
    'ironwright-kettlebell',
    'ironwright-plate-tree',
    'ironwright-clamp-collars',
    'ironwright-chalk-blocks',
  ],
  deal: {
    id: 'hero-bar',
    heading: 'Two bars, one decision.',
    text: 'Stiff for the power lifts, quick for the Olympic ones. The color of the end cap is the least of the differences.',
    linkLabel: 'Compare the bars',
    href: '/barbells',
    picture: bar,
    tone: 'dark',
  },
  local: {
    heading: 'How it gets to you',
    html: '<p>Order by 2 pm Eastern and parcels leave the same day. Racks and sets travel on a pallet to the curb; the carrier calls to agree on a day. You have 30 days to send it back: we charge the freight, never a fee.</p><p>Prefer pages to screens? Browse <a href="/rogue-catalog">the catalog</a> or get a printed copy.</p>',
  },
}

const canadian: HomeTexts = {
  ...american,
  hero: {
    ...american.hero,
    text: 'Uprights of 76 mm, 3 mm walls, holes every 51 mm. Prices are in Canadian dollars and duty is ours to worry about.',
  },
  favorites: 'What basements end up with',
  favoriteHandles: [
    'ironwright-garage-bar',
    'ironwright-training-bumpers',
    'ironwright-iw3-short-rack',
    'ironwright-flat-bench',
    'northlode-deep-dish-plates',
    'ironwright-kettlebell',
    'ironwright-rubber-tile',
    'ironwright-speed-rope',
  ],
  deal: {
    ...american.deal,
    text: 'Stiff for the power lifts, quick for the Olympic ones. The colour of the end cap is the least of it.',
  },
  local: {
    heading: 'From our dock to yours',
    html: '<p>Parcels cross the border cleared: the price you see is the price you pay, with GST, HST or PST added at checkout. Pallets take six to ten working days, a little longer to the territories.</p>',
  },
}

const australian: HomeTexts = {
  ...american,
  deals: 'On special',
  hero: {
    id: 'hero-plates',
    heading: 'Load it in kilograms.',
    text: 'Plates, bars and bells marked the way you count. Every price includes GST.',
    linkLabel: 'See the plates',
    href: '/plates',
    picture: plates,
    tone: 'light',
  },
  slides: 'Highlights',
  shop: 'Shop by range',
  fresh: ['Just landed', 'All new gear'],
  favorites: 'Sheds all over',
  favoriteHandles: [
    'ironwright-kg-bumpers',
    'ironwright-garage-bar',
    'ironwright-iw3-power-rack',
    'ironwright-kettlebell',
    'ironwright-adjustable-bench',
    'vestergrav-competition-kettlebell',
    'ironwright-push-sled',
    'ironwright-clamp-collars',
  ],
  deal: {
    ...american.deal,
    heading: 'Salt air, dry bar.',
    text: 'The Garage Bar is ceramic coated, knurl and all. Made for sheds a street away from the sea, in three colours.',
    linkLabel: 'See the Garage Bar',
    href: '/ironwright-garage-bar',
  },
  local: {
    heading: 'Freight, plainly',
    html: '<p>We ship from Melbourne. Parcels to the east coast take two to four days, to Perth and Darwin about a week. Pallets are unloaded with a tail lift; tell us if there is a slope.</p>',
  },
}

const european: HomeTexts = {
  ...australian,
  deals: 'Reduced',
  hero: {
    ...american.hero,
    text: '76 mm uprights, 3 mm walls, 25 mm holes every 51 mm. Welded to stay straight, packed flat to fit through a stairwell.',
  },
  favorites: 'What home gyms end up with',
  favoriteHandles: [
    'ironwright-kg-bumpers',
    'ironwright-weightlifting-bar',
    'ironwright-folding-rack',
    'ironwright-flat-bench',
    'tarnstone-urethane-dumbbells',
    'ironwright-kettlebell',
    'larchwell-wood-rings',
    'ironwright-rubber-tile',
  ],
  deal: {
    id: 'hero-platform',
    heading: 'Within ten grams.',
    text: 'Vestergrav competition plates and bars, weighed, drilled and weighed again.',
    linkLabel: 'See competition plates',
    href: '/competition-plates',
    picture: plates,
    tone: 'light',
  },
  local: {
    heading: 'One price with everything in it',
    html: '<p>Prices include VAT of the country you choose. Orders leave our warehouse near Aachen; parcels take two to five working days in the EU, pallets five to ten. Norway and Switzerland are delivered duty unpaid.</p>',
  },
}

const british: HomeTexts = {
  ...european,
  deals: 'Reduced, for now',
  hero: {
    ...european.hero,
    text: '76 mm uprights, 3 mm walls, holes every 51 mm. Built for garages that have not held a car since 1998.',
  },
  favorites: 'What garages end up with',
  favoriteHandles: [
    'ironwright-wright-bar',
    'ironwright-kg-bumpers',
    'ironwright-half-rack',
    'ironwright-wide-bench',
    'ironwright-kettlebell',
    'vestergrav-calibrated-plates',
    'ironwright-drop-pads',
    'ironwright-training-log',
  ],
  deal: {
    ...american.deal,
    heading: 'Rain outside, bar inside.',
    text: 'The Garage Bar is ceramic coated, knurl and all, in three colours. Damp is what it is made for.',
    linkLabel: 'See the Garage Bar',
    href: '/ironwright-garage-bar',
  },
  local: {
    heading: 'Delivery in the UK',
    html: '<p>Prices include VAT at 20%. Parcels take one to three working days, pallets about a week, and the driver rings an hour before. Northern Ireland costs the same; the islands cost the ferry.</p>',
  },
}

const military: HomeTexts = {
  ...american,
  title: 'Strength equipment for APO, FPO and DPO',
  hero: {
    ...american.hero,
    heading: 'Fits a container gym.',
    text: 'Bars, plates, bells and bands by military mail, at the prices of home.',
    linkLabel: 'See what ships by mail',
    href: '/kettlebells',
    picture: bells,
  },
  favorites: 'Packed most often',
  favoriteHandles: [
    'ironwright-loop-bands',
    'ironwright-kettlebell',
    'ironwright-speed-rope',
    'ironwright-sandbag',
    'larchwell-wood-rings',
    'ironwright-clamp-collars',
    'ironwright-dumbbell-handles',
    'ironwright-training-log',
  ],
  local: {
    heading: 'Military mail',
    html: '<p>Parcels up to 32 kg go by Priority Mail and take 7 to 18 days. Heavier items wait for the next consolidated shipment; we email you a date before we charge your card.</p>',
  },
}

export const homeTexts: Readonly<Record<Site, HomeTexts>> = {
  USA: american,
  CAN: canadian,
  AUS: australian,
  EUR: european,
  GBR: british,
  APO: military,
}
