import type { Block, HeroBlock, TileEntry } from '#domain/content/block.ts'
import type { PictureEntry } from '#domain/catalog/product-entry.ts'
import type { Site } from '#domain/sites.ts'

/** A landing page for one audience, on sites where the audience is large enough. */
export interface LandingPage {
  handle: string
  title: string
  sites: readonly Site[]
  blocks: readonly Block[]
}

export const allDemoSites: readonly Site[] = ['USA', 'CAN', 'APO', 'EUR', 'AUS', 'GBR']

export const scenes = {
  garage: { name: 'scene-garage', alt: 'A black rack with a loaded bar, a bench, plates and kettlebells in a garage' },
  bar: { name: 'scene-bar', alt: 'A loaded bar on a wooden platform' },
  school: {
    name: 'scene-school',
    alt: 'A row of blue racks in a school weight room, each with a loaded bar and a bench',
  },
  bells: {
    name: 'scene-morning-bells',
    alt: 'Five kettlebells on a concrete floor, with the morning sun behind them through tall windows',
  },
  dumbbellWall: { name: 'scene-dumbbell-wall', alt: 'Dumbbells on three tiers along an oak-slat wall' },
  flat: {
    name: 'scene-flat',
    alt: 'A folding rack with a loaded bar on an apartment wall, sunlit by a window',
  },
  dusk: { name: 'scene-dusk', alt: 'Two stones, a log, a keg and a sandbag in a yard at dusk' },
  platform: { name: 'scene-platform', alt: 'A lifting platform with a loaded bar' },
  meet: {
    name: 'scene-meet',
    alt: 'A loaded bar on a competition platform, three white referee lights against a red curtain',
  },
  cradle: { name: 'scene-cradle', alt: 'Red, blue, yellow and green plates upright in a cradle, close up' },
  storage: { name: 'scene-storage', alt: 'Dumbbells, kettlebells, plates and bars on racks in front of a brick wall' },
  rig: { name: 'scene-rig', alt: 'A rig bay with a loaded bar and a bench in a bright hall' },
  machines: { name: 'scene-machines', alt: 'A rower and an air bike on a garage floor' },
} satisfies Record<string, PictureEntry>

const tiles: Readonly<Record<string, TileEntry>> = {
  barbells: { label: 'Barbells', href: '/barbells', picture: { name: 'bar-pair', alt: 'Two bars side by side' } },
  plates: { label: 'Plates', href: '/plates', picture: { name: 'color-bumper-set', alt: 'Bumper plates in a row' } },
  racks: { label: 'Racks', href: '/racks', picture: { name: 'power-rack-black', alt: 'Black power rack' } },
  benches: { label: 'Benches', href: '/benches', picture: { name: 'flat-bench-black', alt: 'Flat bench' } },
  dumbbells: { label: 'Dumbbells', href: '/dumbbells', picture: { name: 'hex-dumbbell-set', alt: 'Hex dumbbells' } },
  kettlebells: {
    label: 'Kettlebells',
    href: '/kettlebells',
    picture: { name: 'kettlebell-set', alt: 'Three kettlebells' },
  },
  conditioning: { label: 'Conditioning', href: '/conditioning', picture: { name: 'push-sled', alt: 'Push sled' } },
  'plate-storage': {
    label: 'Plate storage',
    href: '/plate-storage',
    picture: { name: 'plate-tree-loaded', alt: 'Plate tree with plates' },
  },
  'bar-storage': { label: 'Bar storage', href: '/bar-storage', picture: { name: 'bar-stand', alt: 'Bar stand' } },
  'dumbbell-storage': {
    label: 'Dumbbell storage',
    href: '/dumbbell-storage',
    picture: { name: 'dumbbell-rack', alt: 'Dumbbell rack' },
  },
  storage: { label: 'Storage', href: '/storage', picture: { name: 'plate-tree-loaded', alt: 'Loaded plate tree' } },
}

interface Landing {
  heading: string
  text: string
  link: readonly [label: string, href: string]
  picture: PictureEntry
  departments: readonly string[]
  row: readonly [heading: string, handles: readonly string[]]
  advice: readonly [heading: string, html: string]
  /** Slides that rotate below the tiles. */
  slides?: readonly HeroBlock['props'][]
  /** Blocks after the text. */
  more?: readonly Block[]
  /** Key of the form at the end of the page. */
  formHash?: string
}

/** Builds a landing page with a hero, tiles, an optional carousel, a product row, text, and an optional form. */
export function landingPage(handle: string, title: string, sites: readonly Site[], landing: Landing): LandingPage {
  const { heading, text, link, picture, departments, row, advice, slides = [], more = [], formHash } = landing
  const [linkLabel, href] = link
  return {
    handle,
    title,
    sites,
    blocks: [
      { type: 'Hero', props: { id: `${handle}-hero`, heading, text, linkLabel, href, picture, tone: 'dark' } },
      {
        type: 'Tiles',
        props: { id: `${handle}-tiles`, heading: 'Start here', tiles: departments.map((name) => tiles[name]!) },
      },
      ...(slides.length > 0
        ? [{ type: 'Slides' as const, props: { id: `${handle}-slides`, label: 'Ways to begin', slides } }]
        : []),
      { type: 'Products', props: { id: `${handle}-shelf`, heading: row[0], handles: row[1] } },
      { type: 'Text', props: { id: `${handle}-advice`, heading: advice[0], html: advice[1] } },
      ...more,
      ...(formHash === undefined ? [] : [{ type: 'Form' as const, props: { id: `${handle}-form`, formHash } }]),
    ],
  }
}
