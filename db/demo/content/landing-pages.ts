import type { PageTexts } from '#domain/content/page-texts.ts'
import type { Site } from '#domain/sites.ts'
import { gymPages } from './gym-pages.ts'
import { garageQuestions, plateCalculator, threeBars } from './blocks/garage-blocks.ts'
import { allDemoSites, type LandingPage, landingPage, scenes } from './landing-page.ts'
import { blocksInLanguage, translatedLanguages } from './words/blocks-in-language.ts'
import { landingTexts, translateLanding } from './words/landing/translate-landing.ts'

export const landingPages: readonly LandingPage[] = [
  landingPage('garage-gyms', 'Garage gyms', allDemoSites, {
    heading: 'One car less.',
    text: 'A rack, a bar, 140 kg of plates and a bench fit on six square meters, and the door still closes.',
    link: ['See whole packages', '/packages'],
    picture: scenes.garage,
    slides: [
      {
        id: 'garage-bar',
        heading: 'Begin with the bar.',
        text: 'It is what the hands know. Everything else can be borrowed for a year.',
        linkLabel: 'See barbells',
        href: '/barbells',
        picture: scenes.bar,
        tone: 'dark',
      },
      {
        id: 'garage-plates',
        heading: 'Then the plates.',
        text: 'Rubber where the floor is concrete and the neighbor sleeps late.',
        linkLabel: 'See plates',
        href: '/plates',
        picture: scenes.cradle,
        tone: 'dark',
      },
      {
        id: 'garage-small',
        heading: 'No garage?',
        text: 'Two by two meters is a gym too, if the rack folds.',
        linkLabel: 'See what fits small rooms',
        href: '/small-rooms',
        picture: scenes.flat,
        tone: 'dark',
      },
    ],
    departments: ['racks', 'barbells', 'plates', 'benches'],
    row: [
      'What most garages start with',
      [
        'ironwright-garage-package',
        'ironwright-garage-bar',
        'ironwright-training-bumpers',
        'ironwright-flat-bench',
        'ironwright-plate-tree',
      ],
    ],
    advice: [
      'Measure three things',
      '<p>The ceiling where the bar passes overhead, not where the lamp hangs. The width between the walls: a bar of 2200 mm needs 600 mm on each side for loading. The slope of the floor: more than 10 mm over the length of a platform and the plates will roll to the drain.</p>',
    ],
    more: [threeBars, plateCalculator('en'), garageQuestions],
  }),
  landingPage('small-rooms', 'Small rooms', allDemoSites, {
    heading: 'Two meters by two.',
    text: 'Racks that fold to the wall, bars of 1800 mm, and weights that change without becoming more things.',
    link: ['See wall racks', '/wall-racks'],
    picture: scenes.flat,
    departments: ['racks', 'kettlebells', 'dumbbells', 'storage'],
    row: [
      'Small, not lesser',
      [
        'quillon-adjustable-kettlebell',
        'ironwright-folding-rack',
        'ironwright-short-bar',
        'quillon-plate-dumbbell',
        'larchwell-parallettes',
      ],
    ],
    advice: [
      'What a neighbor hears',
      '<p>Not the weight: the speed at which it meets the floor. Two drop pads under the plates take more out of a deadlift than another centimeter of rubber under the whole room.</p>',
    ],
  }),
  landingPage('powerlifting', 'Powerlifting', allDemoSites, {
    heading: 'Three lifts, nine attempts.',
    text: 'Stiff bars, calibrated plates, collars that hold on the platform as they held at home.',
    link: ['See power bars', '/power-bars'],
    picture: scenes.meet,
    departments: ['barbells', 'plates', 'benches', 'racks'],
    row: [
      'The way it is weighed at a meet',
      [
        'ironwright-power-bar',
        'vestergrav-meet-bar',
        'vestergrav-calibrated-plates',
        'vestergrav-competition-collars',
        'ironwright-deadlift-bar',
      ],
    ],
    advice: [
      'Train on what you will be judged on',
      '<p>A plate of steel 22 mm thick puts the last red one 60 mm closer to the collar than a bumper would. The bar bends later, and it feels heavier than the same number in rubber did.</p>',
    ],
  }),
  landingPage('weightlifting', 'Weightlifting', allDemoSites, {
    heading: 'Overhead, and back to the floor.',
    text: 'Needle bearings, a shaft that bends, plates that land the same way a thousand times.',
    link: ['See weightlifting bars', '/olympic-weightlifting-bars'],
    picture: scenes.platform,
    departments: ['barbells', 'plates', 'storage', 'racks'],
    row: [
      'From the first snatch on',
      [
        'vestergrav-competition-bar-20',
        'vestergrav-competition-bar-15',
        'ironwright-technique-bar',
        'vestergrav-competition-plates',
        'ironwright-lifting-platform',
      ],
    ],
    advice: [
      'The order of buying',
      '<p>The bar first, because the sleeves decide how fast you can get under it. Shoes with a heel second. A platform third: without one the floor pays, and the floor costs more.</p>',
    ],
  }),
  landingPage('schools-and-teams', 'Schools and teams', ['USA', 'CAN', 'AUS', 'GBR'], {
    heading: 'Forty athletes, one hour.',
    text: 'Equipment that is understood at a glance, put back without being told, and still straight after six seasons.',
    link: ['See racks', '/racks'],
    picture: scenes.school,
    departments: ['racks', 'dumbbells', 'storage', 'conditioning'],
    row: [
      'For many hands',
      [
        'ironwright-iw3-power-rack',
        'ironwright-hex-dumbbell-set',
        'ironwright-kettlebell-set',
        'ironwright-storage-bay',
        'ironwright-push-sled',
      ],
    ],
    advice: [
      'How we quote',
      '<p>Send the floor plan, the number of athletes in the busiest hour and the date on which the room opens. We draw it, tell you which doors a pallet has to pass, and hold the price for sixty days.</p>',
    ],
  }),
  landingPage('commercial-gyms', 'Commercial gyms', allDemoSites, {
    heading: 'Open at six, every day.',
    text: 'Urethane that does not mark the floor, steel that two hundred people a day may lean on, and parts for all of it.',
    link: ['See dumbbells', '/dumbbells'],
    picture: scenes.dumbbellWall,
    departments: ['dumbbells', 'benches', 'racks', 'storage'],
    row: [
      'Made for opening hours',
      [
        'tarnstone-dumbbell-set',
        'ironwright-adjustable-bench',
        'ironwright-dumbbell-rack',
        'ironwright-rubber-tile',
        'ironwright-iw3-six-post-rack',
      ],
    ],
    advice: [
      'What wears first',
      '<p>Pads, then the liners of the cups, then the bushings of the bar nearest to the door. Each is a part with a number, on the shelf for ten years after the last rack that takes it was sold.</p>',
    ],
  }),
  landingPage('first-barbell', 'The first barbell', allDemoSites, {
    heading: 'An empty bar is a weight.',
    text: 'Twenty kilograms teach more in the first month than any number of plates. Start with a bar that you will keep.',
    link: ['See multipurpose bars', '/multipurpose-bars'],
    picture: scenes.bar,
    departments: ['barbells', 'plates', 'benches', 'kettlebells'],
    row: [
      'A start that lasts',
      [
        'ironwright-garage-bar',
        'ironwright-wright-bar',
        'ironwright-change-plates',
        'ironwright-clamp-collars',
        'ironwright-training-log',
      ],
    ],
    advice: [
      'How much to buy',
      '<p>As much as you can lift twice as often as you do now: about 100 kg of plates for most people, half of it in pairs of 10 and below. The large ones can follow; the small ones are used in every session.</p>',
    ],
  }),
  landingPage('bases-and-ships', 'Bases and ships', ['APO', 'USA'], {
    heading: 'To the mail room, not to the dock.',
    text: 'Gear that goes to APO, FPO and DPO addresses: under 32 kg a parcel, under 2700 mm of length and girth together.',
    link: ['See kettlebells', '/kettlebells'],
    picture: scenes.bells,
    departments: ['kettlebells', 'dumbbells', 'conditioning', 'plates'],
    row: [
      'Goes by mail',
      [
        'ironwright-kettlebell',
        'larchwell-wood-rings',
        'ironwright-sandbag',
        'ironwright-speed-rope',
        'ironwright-change-plates',
      ],
    ],
    advice: [
      'Bars do not fit in a mail sack',
      '<p>Military mail doesn’t take anything longer than 1219 mm. Sandbags travel empty, and sand is issued almost everywhere.</p>',
    ],
  }),
  landingPage('metric-plates', 'Plates in kilograms', ['EUR', 'AUS', 'GBR', 'CAN'], {
    heading: 'Kilograms, without a remainder.',
    text: 'Five colors that mean the same in every hall, and fractions down to a quarter of a kilogram.',
    link: ['See plates', '/plates'],
    picture: scenes.cradle,
    departments: ['plates', 'barbells', 'storage', 'benches'],
    row: [
      'The whole scale',
      [
        'vestergrav-competition-plates',
        'ironwright-color-bumper-set',
        'ironwright-change-plates',
        'ironwright-fractional-kilograms',
        'vestergrav-calibrated-set',
      ],
    ],
    advice: [
      'Red is twenty-five',
      '<p>Blue is 20, yellow 15, green 10, white 5. Below that the colors begin again, which is why the small red one at the end of a bar is 2.5 and no mistake.</p>',
    ],
  }),
  landingPage('strongman-yard', 'Strongman', ['USA', 'CAN', 'GBR', 'EUR'], {
    heading: 'Things without a handle.',
    text: 'Stones, sandbags, sleds and frames: heavy, awkward, and honest about both.',
    link: ['See balls and bags', '/balls'],
    picture: scenes.dusk,
    departments: ['conditioning', 'plates', 'barbells', 'storage'],
    row: [
      'To carry and to load',
      ['northlode-farmers-handles', 'ironwright-yoke', 'ironwright-axle', 'ironwright-sandbag', 'ironwright-push-sled'],
    ],
    advice: [
      'Where to put it down',
      '<p>On grass, sand or gravel. Concrete breaks stones from below, and a dropped frame leaves four holes that no rubber tile forgives.</p>',
    ],
  }),
  ...gymPages,
]

/** A landing page and, on EUR, its title and description by language. */
interface TranslatedPage extends LandingPage {
  translations?: Record<string, PageTexts>
}

/** Returns a site's landing pages. On EUR, they contain their blocks in every language. */
export function landingPagesOf(site: Site): readonly TranslatedPage[] {
  const pages = landingPages.filter(({ sites }) => sites.includes(site))
  if (site !== 'EUR') return pages
  return pages.map((page) => {
    const [hero] = page.blocks
    const description = hero?.type === 'Hero' ? hero.props.text : page.title
    return {
      ...page,
      blocks: [
        ...blocksInLanguage('en', page.blocks),
        ...translatedLanguages.flatMap((language) =>
          blocksInLanguage(language, translateLanding(page.blocks, language)),
        ),
      ],
      translations: landingTexts({ title: page.title, description }),
    }
  })
}
