import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { sites, type Site } from '#domain/sites.ts'
import { buildPictures } from '../builders/entry.ts'
import { prices } from '../builders/prices.ts'
import { seats, unmanagedStock } from '../builders/stock.ts'
import { giftCard, virtualProduct } from '../builders/unshipped.ts'

/** An event is sold only on sites near its location. */
const heldFor = (soldIn: readonly Site[]) => ({ except: sites.filter((site) => !soldIn.includes(site)) })

const cards: readonly ProductEntry[] = [
  giftCard({
    id: 2600,
    handle: 'ironwright-gift-card',
    name: 'Ironwright Gift Card',
    brand: 'Ironwright',
    categories: ['gift-cards', 'gift-guide', 'programs-and-events'],
    fact: '25 to 250, or any amount from 10 to 500',
    lead: 'The right size, the right color, and no box under the bed.',
    description:
      '<p>Write a line, pick a day, and we email it for you. The code goes in at checkout, and what is not spent stays on the card.</p><p>It pays for several orders, together with other cards, and at sale prices too. It works in the currency you bought it in.</p>',
    specification: [
      ['Delivery', 'By email, at once or on the day you pick'],
      ['Amounts', '25, 50, 100 and 250, or your own'],
      ['Spent', 'Over as many orders as it takes'],
      ['Shipping', 'Pays for it as well'],
    ],
    facets: { use: ['Everything'] },
    pictures: buildPictures({
      'gift-card': 'Black gift card with an orange bar on it, leaning on a block of chalk',
      'gift-card-designs': 'Gift cards in navy, bone and black, fanned on a rubber floor',
    }),
    sku: 'IW-GIFT',
    amounts: [2500, 5000, 10000, 25000],
    open: [1000, 50000],
    related: ['ironwright-gym-gift-card', 'ironwright-training-log', 'ironwright-chalk-blocks'],
    ageDays: 57,
  }),
  giftCard({
    id: 2601,
    handle: 'ironwright-gym-gift-card',
    name: 'Ironwright Gift Card for a Gym',
    brand: 'Ironwright',
    categories: ['gift-cards', 'gift-guide', 'programs-and-events'],
    fact: '500, 1,000 or 2,500, for several givers at once',
    lead: 'When twelve members want to thank the one who mops.',
    description:
      '<p>Three round sums that buy a bar, a bench or a rack. Collect first, buy once, and put all names into the message: it holds five hundred characters.</p><p>Whoever receives it chooses alone, which is the point.</p>',
    specification: [
      ['Delivery', 'By email to one address'],
      ['Amounts', '500, 1,000 and 2,500'],
      ['Message', 'Up to 500 characters'],
    ],
    facets: { use: ['Gyms'] },
    pictures: buildPictures({ 'gym-card': 'Orange gift card in front of a white 5 kg plate' }),
    sku: 'IW-GIFT-GYM',
    amounts: [50000, 100000, 250000],
    related: ['ironwright-gift-card', 'ironwright-garage-package'],
    ageDays: 41,
  }),
]

const programs: readonly ProductEntry[] = [
  virtualProduct({
    id: 2610,
    handle: 'ironwright-strength-program',
    name: 'Ironwright Strength Program',
    brand: 'Ironwright',
    categories: ['training-programs', 'programs-and-events'],
    fact: 'Three days a week, on your phone, by the month',
    lead: 'It knows what you lifted on Tuesday and is not impressed.',
    description:
      '<p>Squat, press, pull, row: three sessions of an hour, written for the plates that you own. You enter what went up, and the next session follows from it.</p><p>No films and no music. A page for the day, a page for what was, and a note when you have been away for ten days.</p>',
    specification: [
      ['Sessions', 'Three a week, 50 to 70 minutes'],
      ['Needs', 'Bar, rack, bench and plates'],
      ['Delivered', 'In an app'],
      ['Charged', 'Monthly, until canceled'],
    ],
    facets: { use: ['Strength', 'Garage'] },
    pictures: buildPictures({
      'program-phone': 'Phone showing the day’s sets, leaning on a kettlebell',
      'program-phone-flat': 'The same phone from above, next to a block of chalk',
    }),
    sku: 'IW-PROG-STR',
    prices: prices(1900),
    stock: unmanagedStock,
    attributes: { subscriptionInterval: 'Month', programDelivery: 'App' },
    related: ['ironwright-weightlifting-program', 'ironwright-press-plan', 'ironwright-training-log'],
    ageDays: 33,
  }),
  virtualProduct({
    id: 2611,
    handle: 'ironwright-weightlifting-program',
    name: 'Ironwright Weightlifting Program',
    brand: 'Ironwright',
    categories: ['training-programs', 'programs-and-events'],
    fact: 'Four weeks at a time, by mail, first month a trial',
    lead: 'Snatch on Monday, regret on Wednesday, clean on Friday.',
    description:
      '<p>A coach with two national teams behind her writes four weeks; you print them and take a pencil. Percentages are of what you did last month and not of what you once did.</p><p>The first four weeks are a trial. Cancel before they are over and nothing else is charged.</p>',
    specification: [
      ['Sessions', 'Four a week, 90 minutes'],
      ['Needs', 'Bar, bumper plates, platform'],
      ['Delivered', 'By email, as pages to print'],
      ['Charged', 'Monthly after the trial'],
    ],
    facets: { use: ['Weightlifting'] },
    pictures: buildPictures({ 'program-books': 'Two coil-bound training booklets, one black, one red' }),
    sku: 'IW-PROG-OLY',
    prices: prices(2900),
    stock: unmanagedStock,
    attributes: { subscriptionInterval: 'Month', isTrial: true, programDelivery: 'Email' },
    related: ['ironwright-strength-program', 'ironwright-weightlifting-bar', 'ironwright-compact-platform'],
    ageDays: 12,
  }),
  virtualProduct({
    id: 2612,
    handle: 'ironwright-press-plan',
    name: 'Ironwright Twelve Weeks to a Press',
    brand: 'Ironwright',
    categories: ['training-programs', 'programs-and-events'],
    fact: '36 sessions to read on the web, bought once',
    lead: 'Overhead is the lift that small plates were made for.',
    description:
      '<p>Twelve weeks of pressing three times a week, in steps of 250 grams where you have them. Every session fits between a shower and a bus.</p><p>Bought once, yours for good: you find it in your account.</p>',
    specification: [
      ['Length', 'Twelve weeks, 36 sessions'],
      ['Needs', 'Bar and small plates'],
      ['Delivered', 'On the web'],
    ],
    facets: { use: ['Strength', 'Home'] },
    pictures: buildPictures({ 'press-book': 'Pale training booklet under a small orange plate' }),
    sku: 'IW-PLAN-PRESS',
    prices: prices(3900),
    stock: unmanagedStock,
    taxClass: 'ebook',
    attributes: { programDelivery: 'Web' },
    related: ['ironwright-fractional-kilograms', 'ironwright-strength-program'],
    ageDays: 74,
  }),
]

const events: readonly ProductEntry[] = [
  virtualProduct({
    id: 2620,
    handle: 'ironwright-squat-seminar',
    name: 'Ironwright Squat Seminar',
    brand: 'Ironwright',
    categories: ['events', 'programs-and-events'],
    fact: 'One Saturday, 24 places, four racks',
    lead: 'Six hours, four coaches, one movement.',
    description:
      '<p>Six people to a rack and a coach to every six. The morning is for the bar on your back and the afternoon for what your feet do under it; both are filmed from the side.</p><p>Bring shoes and a belt, if you wear one. Lunch is rice, chicken and beans.</p>',
    specification: [
      ['Coaches', '4, one to six lifters'],
      ['Racks', '4'],
      ['Level', 'From an empty bar'],
    ],
    facets: { use: ['Squat', 'Powerlifting'] },
    pictures: buildPictures({ 'seminar-pass': 'Lifter’s pass on an orange ribbon, next to chalk' }),
    sku: 'IW-EVT-SQUAT',
    prices: prices(18900, heldFor(['USA', 'CAN'])),
    stock: seats(24),
    attributes: {
      isRegistration: true,
      purchaseLimit: 1,
      limitScope: 'account',
      ticket: { type: 'athlete', eventId: 'squat-seminar' },
    },
    related: ['ironwright-spring-open-entry', 'ironwright-squat-bar', 'ironwright-prong-belt'],
    ageDays: 9,
  }),
  virtualProduct({
    id: 2621,
    handle: 'ironwright-spring-open-entry',
    name: 'Spring Open, Lifter’s Entry',
    brand: 'Ironwright',
    categories: ['events', 'programs-and-events'],
    fact: 'Three lifts, nine attempts, 60 lifters',
    lead: 'Two white lights out of three, and the weight is yours.',
    description:
      '<p>Squat, bench press and deadlift over two days, six flights of ten. Weigh-in opens two hours before each session; openers are named there and can go down once.</p><p>First meets are welcome. Somebody will tell you when to walk out.</p>',
    specification: [
      ['Entries', 'By order of payment'],
      ['Equipment', 'Belt, sleeves and wraps'],
      ['Judged by', 'Three referees'],
    ],
    facets: { use: ['Competition', 'Powerlifting'] },
    pictures: buildPictures({ 'referee-lights': 'Stand with three lights: two white, one red' }),
    sku: 'IW-EVT-OPEN',
    prices: prices(9500, heldFor(['USA', 'CAN'])),
    stock: seats(60),
    attributes: {
      isRegistration: true,
      purchaseLimit: 1,
      limitScope: 'account',
      ticket: { type: 'athlete', eventId: 'spring-open' },
    },
    related: ['ironwright-squat-seminar', 'ironwright-crew-shirt', 'ironwright-meet-day-kit'],
    ageDays: 16,
  }),
  virtualProduct({
    id: 2622,
    handle: 'ironwright-referee-course',
    name: 'Ironwright Referee Course',
    brand: 'Ironwright',
    categories: ['events', 'programs-and-events'],
    fact: 'Two evenings and a meet, 8 places',
    lead: 'Learn to say no to friends.',
    description:
      '<p>The rule book on the first evening, two hundred filmed lifts on the second, and then a side chair at a club meet. Whoever passes may sit at any meet of ours.</p><p>The book comes with it and stays with you.</p>',
    specification: [
      ['Hours', 'Thursday and Friday 18:00 to 21:00, Saturday from 9:00'],
      ['Language', 'English'],
      ['Included', 'Rule book'],
    ],
    facets: { use: ['Competition'] },
    pictures: buildPictures({ 'course-pass': 'Referee’s pass on a navy ribbon, with a navy rule book' }),
    sku: 'IW-EVT-REF',
    prices: prices(7900, heldFor(['EUR', 'GBR'])),
    stock: seats(8),
    attributes: {
      isRegistration: true,
      purchaseLimit: 1,
      limitScope: 'account',
      ticket: { type: 'crew', eventId: 'referee-course' },
    },
    related: ['ironwright-training-log', 'ironwright-gift-card'],
    ageDays: 5,
  }),
]

export const cardsProgramsEvents: readonly ProductEntry[] = [...cards, ...programs, ...events]
