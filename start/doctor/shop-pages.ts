import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import type { Configuration } from '#platform/settings/settings.ts'
import type { Finding } from './finding.ts'
import { reasonOf } from './vendors.ts'

/** Pages linked from the header, footer, and checkout, with the consequences for shoppers if a page does not exist. */
const linkedPages = {
  '/': 'the home page',
  '/privacy': 'the privacy page',
  '/returns': 'the returns page',
  '/shipping-information': 'the shipping page',
  '/contact': 'the contact page',
  '/accessibility': 'the accessibility page',
  '/app': 'the page of the app',
  '/cart': 'the cart',
} as const

const patienceMs = 15_000

const oneProduct = statement<{ handle: string }>(
  'doctor.product',
  `select p.handle from product p join listing l on l.product_id = p.id
   where l.site = $1 and p.visibility = 4 order by p.id limit 1`,
)
const stock = statement<{ taxes: number; prices: number; origin: string | null }>(
  'doctor.rates',
  `select (select count(*) from tax_rate)::integer as taxes,
     (select count(*) from shipping_price where site = $1)::integer as prices,
     (select name from shipping_origin where site = $1 and vendor = '') as origin`,
)

/** Opens each site's pages as a shopper would. */
export async function pageFindings(
  db: QueryRunner,
  { openSites, siteUrls }: Pick<Configuration, 'openSites' | 'siteUrls'>,
): Promise<Finding[]> {
  const found = await Promise.all(openSites.map((site) => siteFindings(db, site, siteUrls[site])))
  return found.flat()
}

async function siteFindings(db: QueryRunner, site: Site, url: string): Promise<Finding[]> {
  const name = `shop ${site}`
  const [product] = await db.run(oneProduct, [site])
  const paths: Record<string, string> = { ...linkedPages, ...(product && { [`/${product.handle}`]: 'a product page' }) }
  const statuses = await Promise.all(
    Object.keys(paths).map(async (path) => [path, await statusOf(url + path)] as const),
  )
  const [[, home]] = statuses as [readonly [string, number | string]]
  if (typeof home === 'string') return [{ name, problem: `${url} does not respond (${home}).` }]
  const wrong = statuses.filter(([, status]) => status !== 200)
  const problems = wrong.map(([path, status]) => ({ name, problem: missing(paths[path]!, path, status) }))
  if (!product) problems.push({ name, problem: 'Shoppers find no products: import some with npm run import.' })
  problems.push(...(await rateProblems(db, site)).map((problem) => ({ name, problem })))
  return problems.length > 0 ? problems : [{ name, fact: `${statuses.length} pages open` }]
}

function missing(what: string, path: string, status: number | string): string {
  const known = status === 404 || (path === '/' && status === 503)
  return known
    ? `Shoppers cannot open ${what}: ${path} has no content. Fill in the setup folder, then run npm run setup.`
    : `Shoppers cannot open ${what}: ${path} responds with ${status}.`
}

/** Returns the problems that prevent orders on a site. */
export async function rateProblems(db: QueryRunner, site: Site): Promise<string[]> {
  const [{ taxes, prices, origin }] = (await db.run(stock, [site])) as [
    { taxes: number; prices: number; origin: string | null },
  ]
  return [
    ...(taxes === 0 ? ['Shoppers cannot order: there are no tax rates. Confirm them in [tax] of setup.toml.'] : []),
    ...(prices === 0
      ? ['Shoppers cannot order parcels: there are no shipping prices. Confirm them in [shipping] of setup.toml.']
      : []),
    ...(origin === null ? [`Orders have no origin: set ships_from of ${site} in setup.toml.`] : []),
  ]
}

/** Returns the final status after redirects, or the reason for a failed request. */
async function statusOf(url: string): Promise<number | string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
    await response.body?.cancel()
    return response.status
  } catch (error) {
    return reasonOf(error)
  }
}
