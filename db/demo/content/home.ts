import type { Block, PuckDocument, TileEntry } from '#domain/content/block.ts'
import { sites, type Site } from '#domain/sites.ts'
import { plannedCategories } from '../catalog/categories.ts'
import { homeTexts, type HomeTexts } from './home-texts.ts'
import { homeTranslations } from './words/home-translations.ts'
import { sayIn } from './words/landing/translate-landing.ts'
import { blocksInLanguage, translatedLanguages, type TranslatedLanguage } from './words/blocks-in-language.ts'

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

interface HomeWords extends HomeTexts {
  tiles: readonly TileEntry[]
  articles: readonly [heading: string, link: string]
}

function blocksOf({
  slides,
  hero,
  shop,
  tiles,
  fresh,
  deals,
  favorites,
  favoriteHandles,
  deal,
  articles,
  local,
}: HomeWords): Block[] {
  const [freshHeading, freshLink] = fresh
  const [postsHeading, postsLink] = articles
  return [
    { type: 'Slides', props: { id: 'slides', label: slides, slides: [hero, deal] } },
    { type: 'Tiles', props: { id: 'departments', heading: shop, tiles } },
    {
      type: 'Products',
      props: { id: 'new', heading: freshHeading, linkLabel: freshLink, href: '/new-gear', handles: newest },
    },
    { type: 'Deals', props: { id: 'deals', heading: deals } },
    { type: 'Products', props: { id: 'favorites', heading: favorites, handles: favoriteHandles } },
    { type: 'Posts', props: { id: 'index', heading: postsHeading, linkLabel: postsLink, href: '/theindex' } },
    { type: 'Text', props: { id: 'delivery', ...local } },
  ]
}

function homePage(site: Site): PuckDocument {
  const words = homeTexts[site]
  const english = blocksOf({ ...words, tiles: departments, articles: ['From The Index', 'All articles'] })
  const content =
    site === 'EUR'
      ? [
          ...blocksInLanguage('en', english),
          ...translatedLanguages.flatMap((language) =>
            blocksInLanguage(language, blocksOf(translatedWords(words, language))),
          ),
        ]
      : english
  return { root: { props: { title: words.title } }, content, zones: {}, version: 1 }
}

function translatedWords(words: HomeTexts, language: TranslatedLanguage): HomeWords {
  const { hero, deal, ...others } = homeTranslations[language]
  const tiles = departments.map((tile) => {
    const category = plannedCategories.find(({ handle }) => `/${handle}` === tile.href)
    return { ...tile, label: category?.translations?.[language]?.name ?? tile.label }
  })
  const say = sayIn(language)
  const heroIn = (own: HomeTexts['hero'], translated: typeof hero) => {
    const picture = own.picture && { ...own.picture, alt: say(own.picture.alt) }
    return { ...own, ...translated, picture }
  }
  return { ...words, ...others, tiles, hero: heroIn(words.hero, hero), deal: heroIn(words.deal, deal) }
}

export const demoHomePages = Object.fromEntries(sites.map((site) => [site, homePage(site)])) as Record<
  Site,
  PuckDocument
>
