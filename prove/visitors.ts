import { randomBytes } from 'node:crypto'
import { siteSettings, sites, type Site } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import { createList } from '#services/lists/repository.ts'
import { hashToken } from '#services/call/scope.ts'
import { hashPassword } from '#services/sessions/passwords.ts'
import { createCustomer, createSession, readCustomerByEmail } from '#services/sessions/repository.ts'
import type { Dice } from './dice.ts'

/** Who reads a page, as far as a request tells. */
export interface PageVisitor {
  cookies: string[]
  /** Parts of the query, put behind those of the page. */
  query: string[]
  headers: Record<string, string>
}

/** Cookies of a customer who is logged in and has a cart, for each site. */
export async function sessionsOn(db: Database, now: number): Promise<Record<Site, string>> {
  const email = 'cross-reader@example.com'
  const passwordHash = await hashPassword('a long enough password')
  const entries: [Site, string][] = []
  await db.transaction(async (tx) => {
    await createCustomer(tx, { email, passwordHash, firstname: 'Crossreader', lastname: 'Crossreader' })
    const { id } = (await readCustomerByEmail(tx, email))!
    for (const site of sites) {
      const token = randomBytes(32).toString('base64url')
      await createSession(tx, hashToken(token), site, id, now + 86_400_000)
      await createList(tx, { site, customerId: id, groupId: 1, guestToken: null }, 'cart', { email })
      entries.push([site, `sid_${site.toLowerCase()}=${token}`])
    }
  })
  return Object.fromEntries(entries) as Record<Site, string>
}

type Fact = (dice: Dice, site: Site, session: string) => Partial<PageVisitor> | null

const cookie = (...lines: string[]) => ({ cookies: lines })
const query = (...parts: string[]) => ({ query: parts })
const header = (name: string, value: string) => ({ headers: { [name]: value } })

/** Each thing that a request may tell of who sends it; null is silence. */
const facts: readonly Fact[] = [
  (dice) =>
    dice.pick([
      null,
      cookie('high_contrast=high'),
      cookie('high_contrast=high'),
      cookie('high_contrast=high'),
      cookie('high_contrast=normal'),
      cookie('high_contrast=odd'),
    ]),
  (dice) => cookie(`ship_to=${dice.pick([...siteSettings.EUR.countries.slice(0, 8), 'US', 'ZZ', 'de'])}`),
  (dice) => dice.pick([null, cookie('lang=de', 'country=DE'), cookie('lang=fr', 'country=BE'), cookie('lang=xx')]),
  (dice, _, session) => dice.pick([null, cookie(session)]),
  (dice, site) => dice.pick([null, cookie(`cart_${site.toLowerCase()}=${'g'.repeat(43)}`)]),
  (dice) => dice.pick([null, cookie('mobile_app=1'), query('isMobileApp=true'), query('isMobileApp=1')]),
  (dice) => dice.pick([null, cookie('other=1; consent=none'), cookie('mobile_app=0'), query('isMobileApp=false')]),
  (dice) => dice.pick([null, cookie('drawer=closed'), cookie('strip=above_header')]),
  (dice) =>
    dice.pick([null, ...readByPages.map((part) => query(part)), query('page=2', 'q=bar'), query('q=bar', 'page=2')]),
  (dice) => dice.pick([null, ...tracking.map((part) => query(part))]),
  (dice) => dice.pick([null, ...oddly.map((part) => query(part))]),
  (dice) => header('accept-encoding', dice.pick(encodings)),
  (dice) => header('accept-language', dice.pick(['en-US', 'de-DE,de;q=0.9', 'fr', '*'])),
  (dice) => dice.pick([null, header('x-forwarded-host', 'evil.example'), header('x-forwarded-proto', 'https')]),
  (dice) => header('user-agent', dice.pick(['Mozilla/5.0 (iPhone)', 'Googlebot/2.1', 'curl/8'])),
  (dice) => dice.pick([null, header('authorization', 'Bearer odd'), header('referer', 'https://evil.example/')]),
]
const tracking = ['utm_source=mail', 'UTM_Campaign=x', 'gclid=abc', 'fbclid=1', 'ref=friend', '_ga=2', 'srsltid=z']
const readByPages = ['page=2', 'sort=price-asc', 'q=plate', 'q=%3Cb%3E', 'q=', 'price=10-200', 'problem=x', 'brand=x']
const oddly = [
  'page=2&page=3',
  'A=1',
  '__proto__=1',
  `q=${'x'.repeat(300)}`,
  '%zz',
  '=',
  'a=?isMobileApp=1',
  'q=%E2%98%83',
]
const encodings = ['br', 'gzip', 'identity', 'br;q=0, gzip', 'gzip, deflate, br, zstd', '*', '']

/** A visitor as the dice make one, and others who differ from them in one thing each. */
export function visitorsOf(site: Site, session: string, dice: Dice): PageVisitor[] {
  const base = facts.map((fact) => fact(dice, site, session))
  const others = facts.map((fact, index) =>
    base.with(
      index,
      otherThan(base[index]!, () => fact(dice, site, session)),
    ),
  )
  return [base, ...others].map(visitorWith)
}

function otherThan<T>(one: T, roll: () => T): T {
  for (;;) {
    const other = roll()
    if (JSON.stringify(other) !== JSON.stringify(one)) return other
  }
}

function visitorWith(said: readonly (Partial<PageVisitor> | null)[]): PageVisitor {
  return {
    cookies: said.flatMap((fact) => fact?.cookies ?? []),
    query: said.flatMap((fact) => fact?.query ?? []),
    headers: Object.assign({}, ...said.map((fact) => fact?.headers)),
  }
}
