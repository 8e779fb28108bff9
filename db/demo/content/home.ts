import type { Block, HeroBlock, PuckDocument, TileEntry } from '#domain/content/block.ts'
import { sites, type Site } from '#domain/sites.ts'
import { homeWords, type Words } from './home-words.ts'

const departments: readonly TileEntry[] = [
  { label: 'Barbells', href: '/barbells', picture: { name: 'bar-pair', alt: 'Two bars side by side' } },
  { label: 'Plates', href: '/plates', picture: { name: 'color-bumper-set', alt: 'Bumper plates in a row' } },
  { label: 'Racks', href: '/racks', picture: { name: 'power-rack-black', alt: 'Black power rack' } },
  { label: 'Benches', href: '/benches', picture: { name: 'flat-bench-black', alt: 'Flat bench' } },
  { label: 'Dumbbells', href: '/dumbbells', picture: { name: 'hex-dumbbell-set', alt: 'Three hex dumbbells' } },
  { label: 'Kettlebells', href: '/kettlebells', picture: { name: 'kettlebell-set', alt: 'Three kettlebells' } },
  { label: 'Conditioning', href: '/conditioning', picture: { name: 'push-sled', alt: 'Push sled' } },
  { label: 'Storage', href: '/storage', picture: { name: 'plate-tree-loaded', alt: 'Loaded plate tree' } },
]

const newest = [
  'quillon-adjustable-kettlebell',
  'ironwright-stripe-bumpers',
  'ironwright-drop-pads',
  'ironwright-garage-bar',
  'ironwright-storage-bay',
  'ironwright-sandbag',
  'larchwell-ash-bench',
  'vestergrav-calibrated-set',
]

const reduced = [
  'ironwright-garage-package',
  'ironwright-power-bar',
  'ironwright-garage-bar',
  'ironwright-adjustable-bench',
  'ironwright-color-bumper-set',
  'ironwright-iw2-rack',
  'ironwright-kettlebell-set',
  'ironwright-push-sled',
]

const attachments: HeroBlock['props'] = {
  id: 'hero-attachments',
  heading: 'Hang the rest on it.',
  text: 'Safeties, pegs, dip bars, a lat tower. One hole pattern for all of them, so this year’s rack takes next year’s attachment.',
  linkLabel: 'See racks and attachments',
  href: '/racks',
  picture: { name: 'scene-rack', alt: 'Bar with a black plate in a rack, seen from the end' },
  tone: 'dark',
}

function homePage({
  title,
  hero,
  shop,
  fresh,
  deals,
  favorites,
  favoriteHandles,
  deal,
  showsAttachments,
  local,
}: Words): PuckDocument {
  const [freshHeading, freshLink] = fresh
  const content: Block[] = [
    { type: 'Hero', props: hero },
    { type: 'Tiles', props: { id: 'departments', heading: shop, tiles: departments } },
    {
      type: 'Products',
      props: { id: 'new', heading: freshHeading, linkLabel: freshLink, href: '/new-gear', handles: newest },
    },
    { type: 'Hero', props: deal },
    {
      type: 'Products',
      props: { id: 'deals', heading: deals, linkLabel: 'All deals', href: '/deals', handles: reduced },
    },
    ...(showsAttachments ? [{ type: 'Hero' as const, props: attachments }] : []),
    { type: 'Products', props: { id: 'favorites', heading: favorites, handles: favoriteHandles } },
    { type: 'Text', props: { id: 'delivery', ...local } },
  ]
  return { root: { props: { title } }, content, zones: {}, version: 1 }
}

export const demoHomePages = Object.fromEntries(sites.map((site) => [site, homePage(homeWords[site])])) as Record<
  Site,
  PuckDocument
>
