import type { PictureEntry } from '#domain/catalog/product-entry.ts'
import type { BarLinkBlock, Block, MenuSectionBlock } from '#domain/content/block.ts'
import { headerHandle } from '#domain/content/page-path.ts'
import { sites, type Site } from '#domain/sites.ts'
import { blocksInLanguage, translatedLanguages, type TranslatedLanguage } from './words/blocks-in-language.ts'
import { scenes, type LandingPage } from './landing-page.ts'
import { headerTranslations } from './words/header-translations.ts'

type Section = MenuSectionBlock['props']

const section = (label: string, categories: readonly string[], promo?: Section['promo']): MenuSectionBlock => ({
  type: 'MenuSection',
  props: { id: `menu-${categories[0]}`, label, categories, ...(promo && { promo }) },
})
const promo = (label: string, href: string, picture: PictureEntry) => ({ label, href, picture })

const menu: readonly MenuSectionBlock[] = [
  section(
    'Bars and plates',
    ['barbells', 'plates', 'collars'],
    promo('How to read a barbell', '/theindex/gear-how-tos/how-to-read-a-barbell', scenes.bar),
  ),
  section(
    'Racks and benches',
    ['racks', 'benches', 'platforms-and-flooring'],
    promo('Racks that fold flat', '/wall-racks', scenes.flat),
  ),
  section(
    'Dumbbells and kettlebells',
    ['dumbbells', 'kettlebells'],
    promo('Kettlebells by weight', '/kettlebells', scenes.bells),
  ),
  section(
    'Conditioning',
    ['conditioning', 'balls', 'gymnastics', 'plyo-boxes'],
    promo('Rowers and bikes', '/rowers-and-bikes', scenes.machines),
  ),
  section('Strongman', ['strongman'], promo('Logs, stones, odd objects', '/strongman', scenes.dusk)),
  section('Lifting gear and mobility', ['lifting-gear', 'mobility', 'chalk-and-care']),
  section('Storage', ['storage'], promo('A place for every plate', '/plate-storage', scenes.cradle)),
  section('Apparel', ['apparel']),
  section(
    'Packages and gifts',
    ['packages', 'gift-guide', 'programs-and-events'],
    promo('A whole garage gym', '/packages', scenes.garage),
  ),
]

const named: readonly (readonly [label: string, href: string])[] = [
  ['Barbells', '/barbells'],
  ['Plates', '/plates'],
  ['Racks', '/racks'],
  ['Benches', '/benches'],
  ['Dumbbells', '/dumbbells'],
  ['Kettlebells', '/kettlebells'],
  ['Packages', '/packages'],
]
const counts: Readonly<Record<Site, number>> = { USA: 7, CAN: 6, AUS: 5, EUR: 4, GBR: 4, APO: 5 }

/** Returns the pages with each site's Shop menu and link bar. The gift guide is linked before Christmas. */
export function headerPages(now: number): readonly LandingPage[] {
  const link = (label: string, href: string): BarLinkBlock => ({
    type: 'BarLink',
    props: { id: `bar-${href.slice(1)}`, label, href },
  })
  const { props: gifts } = link('Gift guide', '/gift-guide')
  const guide: BarLinkBlock = { type: 'BarLink', props: { ...gifts, badge: 'New', ...beforeChristmas(now) } }
  return sites.map((site) => {
    const bar = [
      ...named.slice(0, counts[site]).map(([label, href]) => link(label, href)),
      guide,
      link('The Index', '/theindex'),
    ]
    const blocks = [...menu, ...bar]
    return { handle: headerHandle, title: 'Header', sites: [site], blocks: site === 'EUR' ? inFive(blocks) : blocks }
  })
}

/** Returns the blocks in all European languages. */
function inFive(blocks: readonly (MenuSectionBlock | BarLinkBlock)[]): Block[] {
  return [
    ...blocksInLanguage('en', blocks),
    ...translatedLanguages.flatMap((language) =>
      blocksInLanguage(
        language,
        blocks.map((block) => translated(block, language)),
      ),
    ),
  ]
}

function translated<B extends MenuSectionBlock | BarLinkBlock>(block: B, language: TranslatedLanguage): B {
  const say = (text: string) => headerTranslations[language][text] ?? text
  const { props } = block
  const label = say(props.label)
  if ('promo' in props && props.promo)
    return { ...block, props: { ...props, label, promo: { ...props.promo, label: say(props.promo.label) } } }
  return { ...block, props: { ...props, label, ...('badge' in props && props.badge && { badge: say(props.badge) }) } }
}

function beforeChristmas(now: number) {
  const year = new Date(now).getUTCFullYear()
  const end = (of: number) => Date.UTC(of, 11, 25)
  const next = end(year) > now ? year : year + 1
  return { from: Date.UTC(next, 10, 1), until: end(next) }
}
