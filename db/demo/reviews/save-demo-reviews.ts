import { createHash } from 'node:crypto'
import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { reviewLimits } from '#domain/reviews/review.ts'
import { sites, type Site } from '#domain/sites.ts'
import { statement, type Transaction } from '#platform/database.ts'
import { bars } from './bars.ts'
import { clothesAndGear } from './clothes-and-gear.ts'
import { conditioning } from './conditioning.ts'
import { handWeights } from './hand-weights.ts'
import type { ReviewParts } from './parts.ts'
import { contexts, names } from './people.ts'
import { plates } from './plates.ts'
import { racks } from './racks.ts'
import { rooms } from './rooms.ts'

/** A demo review: approved, without a customer, and marked as a demo. */
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
/** Maximum age of a review in days. */
const maxDays = 400
/** Minimum age of a review in days. */
const min = 3
/** Returns the percentage of products without reviews, which is higher for newer products. */
const unreviewedPercent = (ageDays: number) => (ageDays < 250 ? 22 : ageDays < 500 ? 6 : 0)
const maxOfProduct = 12
/** Sites where reviews are written, weighted by repetition. Only sites that sell the product are used. */
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

/** Returns deterministic reviews. Categories without prepared sentences get none. */
export function demoReviews(products: readonly ProductEntry[]): DemoReview[] {
  return products.flatMap((product) => {
    const parts = product.categories.map((handle) => everyParts.find((each) => each.categories.includes(handle)))
    const found = parts.find((each) => each !== undefined)
    // A grouped product's members are bought and reviewed individually.
    return found && product.type !== 'grouped' ? reviewsOf(product, found) : []
  })
}

function reviewsOf(product: ProductEntry, parts: ReviewParts): DemoReview[] {
  const dice = diceOf(product.id)
  const days = Math.min(product.ageDays, maxDays + yearsLong)
  // A new product has been in use only briefly, so few sentences fit it.
  const max = Math.max(0, Math.min(maxOfProduct, Math.floor((days - 8) / 8)))
  const count = dice(100) < unreviewedPercent(product.ageDays) ? 0 : Math.min(max, 1 + dice(5) + dice(6) * dice(2))
  const authors = shuffled(names, dice)
  const sold = places.filter((site) => product.variants.some(({ prices }) => prices[site]))
  const drawerOf = (sentences: readonly string[]) =>
    drawer(
      sentences.filter((sentence) => daysOf(sentence) < days - min),
      dice,
    )
  const draw = {
    praise: drawerOf(parts.praise),
    but: drawerOf(parts.but),
    complaint: drawerOf(parts.complaint),
    context: drawerOf(contexts),
    good: drawer(parts.titles.good, dice),
    mixed: drawer(parts.titles.mixed, dice),
    bad: drawer(parts.titles.bad, dice),
  }
  const texts = new Set<string>()
  return starsOf(count, dice).map((stars, index) => {
    const { title, text } = composeReview(stars, draw, dice, texts)
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
      daysAgo: min + dice(Math.max(1, days - min - daysOf(text))),
    }
  })
}

type Draw = Record<'praise' | 'but' | 'complaint' | 'context' | 'good' | 'mixed' | 'bad', () => string>

/** Composes a title and a text that fit the stars and differ from the product's existing texts. */
function composeReview(stars: number, draw: Draw, dice: (sides: number) => number, known: ReadonlySet<string>) {
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
  // Few sentences fit a new product, so each retry adds a sentence, up to 8.
  for (let more = 1; more <= 8 && isTaken(text); more += 1) {
    text = [...sentences(), ...Array.from({ length: more }, context)].join(' ')
  }
  const title = stars >= 4 ? draw.good() : stars === 3 ? draw.mixed() : draw.bad()
  return { title, text }
}

/** Returns the number of days of use that a sentence claims. It must not exceed the product's age. */
function daysOf(text: string): number {
  if (/\b(?:two|third|twenty) (?:years?|seasons)/i.test(text)) return yearsLong
  if (/\b(?:year|winter|summer|terms|washes)\b/i.test(text)) return 300
  return /\b(?:months?|weeks|spring|fortnight)\b/i.test(text) ? 150 : 5
}
const yearsLong = 750

/** Returns star ratings, mostly 4 and 5, with an average between 3.6 and 4.9. */
function starsOf(count: number, dice: (sides: number) => number): number[] {
  const min = Math.ceil(count * 3.6)
  const max = Math.floor(count * 4.9)
  const wanted = Math.round((count * (38 + dice(12))) / 10)
  let missing = count * 5 - Math.min(max, Math.max(min, wanted))
  const stars = Array.from({ length: count }, () => 5)
  for (let turn = 0; missing > 0; turn += 1) {
    const step = Math.min(missing, [1, 1, 1, 1, 2, 2, 3, 4][dice(8)]!, stars[turn % count]! - 1)
    stars[turn % count]! -= step
    missing -= step
  }
  return shuffled(stars, dice)
}

/** Returns a function that draws values without repetition until all are used, then starts over. */
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
    const swapped = all[at]!
    all[at] = all[other]!
    all[other] = swapped
  }
  return all
}

/** Returns a seeded generator (mulberry32) of integers from 0 to sides - 1. */
function diceOf(seed: number) {
  let state = Math.imul(seed, 2_654_435_761)
  return (sides: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

/** Returns a deterministic id, so that an interrupted load can be resumed without duplicates. */
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

/**
 * Stores the demo reviews and average ratings. Must run before the products are loaded, because product cards show the
 * averages.
 */
export async function saveDemoReviews(tx: Transaction, products: readonly ProductEntry[], now: number) {
  await tx.run(insertAll, [JSON.stringify(demoReviews(products)), now])
  await tx.run(rateAll, [])
}
