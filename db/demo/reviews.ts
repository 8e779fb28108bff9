import { createHash } from 'node:crypto'
import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { reviewLimits } from '#domain/reviews/review.ts'
import { sites, type Site } from '#domain/sites.ts'
import { statement, type Transaction } from '#platform/database.ts'
import { bars } from './reviews/bars.ts'
import { clothesAndGear } from './reviews/clothes-and-gear.ts'
import { conditioning } from './reviews/conditioning.ts'
import { handWeights } from './reviews/hand-weights.ts'
import type { ReviewParts } from './reviews/parts.ts'
import { contexts, names } from './reviews/people.ts'
import { plates } from './reviews/plates.ts'
import { racks } from './reviews/racks.ts'
import { rooms } from './reviews/rooms.ts'

/** A review of the demo world: approved, nobody's, and marked as what it is. */
interface DemoReview {
  id: string
  productId: number
  site: Site
  author: string
  stars: number
  title: string
  text: string
  isVerified: boolean
  daysAgo: number
}

const everyParts = [bars, plates, racks, handWeights, clothesAndGear, conditioning, rooms].flat()
/** The longest time ago that one was written. */
const maxDays = 400
/** And the latest. */
const least = 3
/** So many of a hundred products have no review: few of those that have been there for long. */
const unreviewedPercent = (ageDays: number) => (ageDays < 250 ? 22 : ageDays < 500 ? 6 : 0)
const maxOfProduct = 12
/** Where they were written, as often as a site stands here, where the product is sold there. */
const places: readonly Site[] = [
  'USA',
  'USA',
  'USA',
  'USA',
  'USA',
  'USA',
  'CAN',
  'CAN',
  'GBR',
  'GBR',
  'EUR',
  'EUR',
  'AUS',
]

/** The reviews of products, the same ones each time; of what no parts are written for there are none. */
export function demoReviews(products: readonly ProductEntry[]): DemoReview[] {
  return products.flatMap((product) => {
    const parts = product.categories.map((handle) => everyParts.find((each) => each.categories.includes(handle)))
    const found = parts.find((each) => each !== undefined)
    // A group is bought as its members, and they are what is written about.
    return found && product.type !== 'grouped' ? reviewsOf(product, found) : []
  })
}

function reviewsOf(product: ProductEntry, parts: ReviewParts): DemoReview[] {
  const dice = diceOf(product.id)
  const days = Math.min(product.ageDays, maxDays + yearsLong)
  // What came last week has not been used for long, and few sentences fit it.
  const most = Math.max(0, Math.min(maxOfProduct, Math.floor((days - 8) / 8)))
  const count = dice(100) < unreviewedPercent(product.ageDays) ? 0 : Math.min(most, 1 + dice(5) + dice(6) * dice(2))
  const authors = shuffled(names, dice)
  const sold = places.filter((site) => product.variants.some(({ prices }) => prices[site]))
  const said = (sentences: readonly string[]) =>
    drawer(
      sentences.filter((sentence) => daysOf(sentence) < days - least),
      dice,
    )
  const draw = {
    praise: said(parts.praise),
    but: said(parts.but),
    complaint: said(parts.complaint),
    context: said(contexts),
    good: drawer(parts.titles.good, dice),
    mixed: drawer(parts.titles.mixed, dice),
    bad: drawer(parts.titles.bad, dice),
  }
  const texts = new Set<string>()
  return starsOf(count, dice).map((stars, index) => {
    const { title, text } = written(stars, draw, dice, texts)
    texts.add(text)
    return {
      id: idOf(product.id, index),
      productId: product.id,
      site: sold.length === 0 ? sites[0] : sold[dice(sold.length)]!,
      author: `${authors[index]!} ${'ABCDEFGHJKLMNPRSTVW'[dice(19)]!}.`,
      stars,
      title,
      text,
      isVerified: dice(10) < 8,
      daysAgo: least + dice(Math.max(1, days - least - daysOf(text))),
    }
  })
}

type Draw = Record<'praise' | 'but' | 'complaint' | 'context' | 'good' | 'mixed' | 'bad', () => string>

/** A title and a text that fit the stars; the text is not one that the product has. */
function written(stars: number, draw: Draw, dice: (sides: number) => number, known: ReadonlySet<string>) {
  const { praise, but, complaint, context } = draw
  const sentences = () => {
    const more = dice(2) === 0 ? [context()] : []
    if (stars === 5) return [praise(), ...more, ...(dice(3) > 0 ? [praise()] : [])]
    if (stars === 4) return [praise(), ...more, ...(dice(3) > 0 ? [but()] : [])]
    if (stars === 3) return [but(), praise(), ...more]
    return stars === 2 ? [complaint(), but()] : [complaint(), ...more, but()]
  }
  const isTaken = (text: string) => known.has(text) || text.length < reviewLimits.text.least
  let text = sentences().join(' ')
  // What is new has few sentences that fit: each try says more, and there is an end to them.
  for (let more = 1; more <= 8 && isTaken(text); more += 1) {
    text = [...sentences(), ...Array.from({ length: more }, context)].join(' ')
  }
  const title = stars >= 4 ? draw.good() : stars === 3 ? draw.mixed() : draw.bad()
  return { title, text }
}

/** What a sentence says that somebody has had it, in days: a product is not praised for years that it was not there. */
function daysOf(text: string): number {
  if (/\b(?:two|third|twenty) (?:years?|seasons)/i.test(text)) return yearsLong
  if (/\b(?:year|winter|summer|terms|washes)\b/i.test(text)) return 300
  return /\b(?:months?|weeks|spring|fortnight)\b/i.test(text) ? 150 : 5
}
const yearsLong = 750

/** Stars of so many reviews whose average lies between 3.6 and 4.9, most of them four and five. */
function starsOf(count: number, dice: (sides: number) => number): number[] {
  const least = Math.ceil(count * 3.6)
  const most = Math.floor(count * 4.9)
  const wanted = Math.round((count * (38 + dice(12))) / 10)
  let missing = count * 5 - Math.min(most, Math.max(least, wanted))
  const stars = Array.from({ length: count }, () => 5)
  for (let turn = 0; missing > 0; turn += 1) {
    const step = Math.min(missing, [1, 1, 1, 1, 2, 2, 3, 4][dice(8)]!, stars[turn % count]! - 1)
    stars[turn % count]! -= step
    missing -= step
  }
  return shuffled(stars, dice)
}

/** Draws one after the other, each once before any comes again. */
function drawer(from: readonly string[], dice: (sides: number) => number): () => string {
  let left: string[] = []
  return () => {
    if (left.length === 0) left = shuffled(from, dice)
    return left.pop()!
  }
}

function shuffled<T>(from: readonly T[], dice: (sides: number) => number): T[] {
  const all = [...from]
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = dice(at + 1)
    const kept = all[at]!
    all[at] = all[other]!
    all[other] = kept
  }
  return all
}

/** Numbers from 0 up to below so many, in an order that the seed alone decides (mulberry32). */
function diceOf(seed: number) {
  let state = Math.imul(seed, 2_654_435_761)
  return (sides: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

/** The same for the same place: a load that was broken off goes on without a second one. */
function idOf(productId: number, index: number): string {
  const hex = createHash('sha256').update(`demo review ${productId} ${index}`).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

const insertAll = statement(
  'demo.reviews',
  `insert into review (id, site, product_id, author, stars, title, text, is_verified, is_demo, state, created_at)
   select id, site, "productId", author, stars, title, text, "isVerified", true, 'approved',
     to_timestamp($2::double precision / 1000) - make_interval(days => "daysAgo")
   from jsonb_to_recordset($1) as r (id uuid, site text, "productId" integer, author text, stars integer, title text,
     text text, "isVerified" boolean, "daysAgo" integer)
   on conflict (id) do nothing`,
)
const rateAll = statement(
  'demo.ratings',
  `insert into product_rating (product_id, reviews, stars)
   select product_id, count(*), sum(stars) from review where state = 'approved' group by product_id
   on conflict (product_id) do update set reviews = excluded.reviews, stars = excluded.stars`,
)

/** Puts in the reviews of the demo world and what they come to, before the products, whose cards then show it. */
export async function putReviews(tx: Transaction, products: readonly ProductEntry[], now: number) {
  await tx.run(insertAll, [JSON.stringify(demoReviews(products)), now])
  await tx.run(rateAll, [])
}
