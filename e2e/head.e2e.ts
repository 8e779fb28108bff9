import { expect, test, type Page } from '@playwright/test'
import { waitForHydration } from './shopper.ts'
import { originOf } from './sites.ts'

/** Reads the head's SEO tags, in the original document or after scripts have run. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null
    return {
      title: document.title,
      robots: content('meta[name=robots]', 'content'),
      canonical: content('link[rel=canonical]', 'href'),
      description: content('meta[name=description]', 'content'),
    }
  })

const listed = [
  [originOf('USA'), '/'],
  [originOf('USA'), '/plates'],
  [originOf('USA'), '/ironwright-medicine-ball'],
  [originOf('CAN'), '/theindex'],
  [originOf('EUR'), '/gb'],
  [originOf('APO'), '/'],
] as const
const unlisted = [
  [originOf('USA'), '/cart'],
  [originOf('USA'), '/plates?sort=name'],
  [originOf('EUR'), '/de/plates'],
  [originOf('APO'), '/plates'],
] as const

/** Returns a page's head before and after hydration. */
async function bothHeads(page: Page, address: string) {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(address)
  const serverHead = await readHead(page)
  await page.unroute('**/*.js')
  await page.goto(address)
  await waitForHydration(page)
  return { sent: serverHead, hydrated: await readHead(page) }
}

test('an indexable page has its canonical URL before and after hydration [SEO-408, SEO-410]', async ({ page }) => {
  for (const [origin, path] of listed) {
    const { sent: serverHead, hydrated } = await bothHeads(page, origin + path)
    expect(serverHead).toMatchObject({ robots: null, canonical: origin + path })
    expect(hydrated).toEqual(serverHead)
  }
})

test('a personal page, a sorted list, and a secondary locale are noindex before and after hydration [SEO-408, SEO-409]', async ({
  page,
}) => {
  for (const [origin, path] of unlisted) {
    const { sent: serverHead, hydrated } = await bothHeads(page, origin + path)
    expect(serverHead).toMatchObject({ robots: 'noindex,nofollow', canonical: null })
    expect(hydrated).toEqual(serverHead)
  }
})

test('a page opened by client-side navigation has the correct title, robots tag, and canonical URL', async ({
  page,
}) => {
  await page.goto(`${originOf('USA')}/plates`)
  await waitForHydration(page)
  await page.getByRole('main').getByRole('link', { name: 'Bumper plates', exact: true }).click()
  await expect(page).toHaveTitle(/^Bumper plates/)
  expect(await readHead(page)).toMatchObject({ robots: null, canonical: `${originOf('USA')}/bumper-plates` })
})
