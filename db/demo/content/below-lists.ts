import type { PictureEntry } from '#domain/catalog/product-entry.ts'
import type { Block } from '#domain/content/block.ts'
import { buyNotesHandle } from '#domain/content/page-path.ts'
import type { Site } from '#domain/sites.ts'
import { belowListTranslations } from './words/below-list-translations.ts'
import { blocksInLanguage, translatedLanguages, type TranslatedLanguage } from './words/blocks-in-language.ts'

/** A page with blocks that appear below a category's product list or below the buy buttons. */
interface BelowList {
  handle: string
  title: string
  blocks: readonly Block[]
}

/** Builds a chart that compares a category's bars [INDEX-046]. */
const chart = (category: string, title: string): BelowList => ({
  handle: `below_${category}`,
  title,
  blocks: [{ type: 'BarbellChart', props: { id: 'bars-side-by-side', heading: title, category } }],
})

/** Builds a picture with a further-reading link. */
const lead = (
  category: string,
  heading: string,
  text: string,
  [linkLabel, href]: readonly [label: string, href: string],
  picture: PictureEntry,
): BelowList => ({
  handle: `below_${category}`,
  title: heading,
  blocks: [{ type: 'Hero', props: { id: `below-${category}`, heading, text, linkLabel, href, picture, tone: 'dark' } }],
})

export const belowLists: readonly BelowList[] = [
  chart('barbells', 'Our straight bars side by side'),
  chart('power-bars', 'Power bars side by side'),
  chart('olympic-weightlifting-bars', 'Weightlifting bars side by side'),
  chart('multipurpose-bars', 'Multipurpose bars side by side'),
  lead(
    'conditioning',
    'Breath is a lift too.',
    'A rower, a bike and a rope ask for it in three ways. Which one suits you depends on your knees, neighbors and floor.',
    ['Read how they differ', '/theindex/movement-library/three-ways-to-run-out-of-breath'],
    { name: 'scene-conditioning', alt: 'A rower, an air bike, a rope and two balls in sunlight from tall windows' },
  ),
  lead(
    'lifting-gear',
    'What a bar asks of you.',
    'A belt to push against, straps for the last set, chalk before both. It all fits in one bag, and none of it lifts.',
    ['See chalk and care', '/chalk-and-care'],
    { name: 'scene-bench-top', alt: 'A leather belt, straps, wraps, chalk and a collar on a wooden bench' },
  ),
  lead(
    'storage',
    'Off the floor by half past.',
    'Things with a place get put back. A wall of four meters holds six bars, a row of dumbbells, a shelf of bells and the plates.',
    ['See packages', '/packages'],
    { name: 'scene-storage', alt: 'Dumbbells, kettlebells, plates and bars on racks in front of a brick wall' },
  ),
  lead(
    'sleds',
    'Nothing to put down.',
    'A sled has no lowering half, so it leaves nobody sore. It needs twenty meters of floor that you don’t mind scratching.',
    ['See the ropes', '/ropes'],
    { name: 'scene-sled', alt: 'A push sled with a center post and a coiled rope in a yard' },
  ),
  lead(
    'wall-racks',
    'A wall is half a rack.',
    'Folded, it leaves all but 130 mm of room to the car. The screws go into studs or concrete, never into board alone.',
    ['Read what holds a rack up', '/theindex/gear-how-tos/what-holds-a-rack-up'],
    { name: 'scene-wall-rack', alt: 'A folding rack on a garage wall with a loaded bar and a bench' },
  ),
  lead(
    'mobility',
    'Ten minutes on the floor.',
    'A roller, a ball and a mat ask for two square meters and no plan. Use them before the bar, and again when it is back in its place.',
    ['See the rollers and mats', '/rollers-and-mats'],
    { name: 'scene-mobility', alt: 'A mat, rollers, balls, a rope and low bars on oak boards, seen from above' },
  ),
]

/** Returns a site's pages. On EUR, they contain their blocks in every language. */
export function contentBelowListsOf(site: Site): readonly BelowList[] {
  if (site !== 'EUR') return belowLists
  return belowLists.map((list) => ({
    ...list,
    blocks: (['en', ...translatedLanguages] as const).flatMap((language) =>
      blocksInLanguage(
        language,
        language === 'en' ? list.blocks : list.blocks.map((each) => translated(each, language)),
      ),
    ),
  }))
}

function translated(block: Block, language: TranslatedLanguage): Block {
  const say = (text: string) => belowListTranslations[language][text] ?? text
  if (block.type === 'BarbellChart') return { ...block, props: { ...block.props, heading: say(block.props.heading) } }
  if (block.type !== 'Hero') return block
  const { heading, text, linkLabel, picture, ...props } = block.props
  const shown = picture && { ...picture, alt: say(picture.alt) }
  return {
    ...block,
    props: { ...props, heading: say(heading), text: say(text), linkLabel: say(linkLabel), picture: shown },
  }
}

const buyNotes: Readonly<Record<'en' | TranslatedLanguage, readonly [link: string, text: string]>> = {
  en: ['30-day returns', 'You pay the freight, never a fee.'],
  de: ['30 Tage Rückgaberecht', 'Sie zahlen nur die Rücksendung, keine Gebühr.'],
  es: ['30 días para devolver', 'Solo pagas el envío de vuelta. Sin otros gastos.'],
  fr: ['Retours sous 30\u00a0jours', 'Vous ne payez que le renvoi, sans autres frais.'],
  nl: ['30 dagen bedenktijd', 'Je betaalt alleen het terugsturen, verder niets.'],
}

function buyNotesIn(language: 'en' | TranslatedLanguage): readonly Block[] {
  const [link, text] = buyNotes[language]
  return [
    { type: 'Text', props: { id: 'buy-notes', html: `<ul><li><a href="/returns">${link}</a>. ${text}</li></ul>` } },
  ]
}

/** Returns the page with the notes below the buy buttons. On EUR, it contains them in every language. */
export function buyNotesPage(site: Site): BelowList {
  const languages = ['en', ...translatedLanguages] as const
  const blocks = languages.flatMap((language) => blocksInLanguage(language, buyNotesIn(language)))
  return {
    handle: buyNotesHandle,
    title: 'Below the buy button',
    blocks: site === 'EUR' ? blocks : buyNotesIn('en'),
  }
}
