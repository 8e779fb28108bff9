import { randomUUID } from 'node:crypto'
import type { Site } from '#domain/sites.ts'
import type { TestShop, Visitor } from '#services/testing/shop-for-tests.ts'
import { quoted } from '#services/quotes/quoted-for-tests.ts'
import { subscribed } from '#services/programs/subscribed-for-tests.ts'
import { linked } from '#services/payment-links/linked-for-tests.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { belong, password, type Belongings } from './belongings.ts'

/** Somebody who calls: by cookies alone, and with what they have, if they have anything. */
export interface Shopper {
  name: string
  site: Site
  cookie: string
  /** Words that nobody but them may read. */
  account: string | null
  /** Prepares what they have, anew. */
  prepare: (() => Promise<Belongings>) | null
}

/**
 * Everybody who may meet on a site: two guests, two customers, one of them also on another site, who has no cookie, who
 * logged out, and whose cookies hold somebody's session where it does not belong.
 */
export async function shoppersOn(shop: TestShop, site: Site, elsewhere: Site): Promise<Shopper[]> {
  const [ann, bob] = [`ann-${randomUUID()}`, `bob-${randomUUID()}`]
  const shopper = (name: string, visitor: Visitor, at: Site, account: string | null): Shopper => {
    const mark = `${name.replaceAll(' ', '-')}-${randomUUID()}`
    return {
      name,
      site: at,
      account,
      get cookie() {
        return cookieOf(visitor)
      },
      prepare: async () => {
        const belongings = await belong(visitor, at, mark, () => shop.cardToken())
        const email = account === null ? null : `${account}@accounts.example`
        const links = await linked(shop, visitor, at, { address: belongings.address, email })
        const own = { ...belongings, links }
        // Paid and published it has an invoice, and may be cancelled.
        await publishOrder(shop.deps, own.orderId)
        if (account === null) return own
        return {
          ...own,
          programId: await subscribed(shop.db, { email: `${account}@accounts.example`, site: at, mark }),
          ...(await quoted(shop.db, visitor, own.listId, mark)),
        }
      },
    }
  }
  const customer = async (at: Site, mark: string) => {
    const visitor = shop.visit(at)
    const body = { email: `${mark}@accounts.example`, password }
    await visitor.call('POST /svc_customer/customer', {
      body: { ...body, firstname: mark, lastname: mark },
      key: randomUUID(),
    })
    await visitor.call('POST /svc_session/session/login', { body, key: randomUUID() })
    return visitor
  }
  const stranger = (name: string, cookie: string, at = site): Shopper => ({
    name,
    site: at,
    cookie,
    account: null,
    prepare: null,
  })
  const annHere = await customer(site, ann)
  const session = (name: string) => annHere.cookies.get(name) ?? ''
  const sid = `sid_${site.toLowerCase()}`
  const gone = await customer(site, ann)
  const ended = cookieOf(gone)
  await gone.call('POST /svc_session/session/logout', { key: randomUUID() })
  return [
    shopper('guest', shop.visit(site), site, null),
    shopper('other guest', shop.visit(site), site, null),
    shopper('customer', annHere, site, ann),
    shopper('other customer', await customer(site, bob), site, bob),
    shopper('customer elsewhere', await customer(elsewhere, ann), elsewhere, ann),
    stranger('no cookie', ''),
    stranger('logged out', ended),
    stranger('session as a guest', `cart_${site.toLowerCase()}=${session(sid)}`),
    stranger('session of another site', `sid_${elsewhere.toLowerCase()}=${session(sid)}`, elsewhere),
  ]
}

const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
