import { createHash } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import {
  cardFields,
  cards,
  completePaymentStep,
  completeShippingStep,
  guestWithBall,
  newEmail,
  waitForHydration,
  visit,
} from './shopper.ts'
import { originOf, type Site } from './sites.ts'

interface Violation {
  directive: string
  blocked: string
}

/** Collects content security policy violations on every page opened from now on. */
async function violationsOn(page: Page): Promise<Violation[]> {
  const found: Violation[] = []
  await page.exposeFunction('reportViolation', (violation: Violation) => found.push(violation))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (violation: Violation) => void }
      reportViolation({ directive: effectiveDirective, blocked: blockedURI })
    })
  })
  return found
}

const pages = [
  '/',
  '/barbells',
  '/ironwright-power-bar',
  '/search?q=bar',
  '/deals',
  '/new-gear',
  '/3-ships-free',
  '/brands',
  '/cookie-preferences',
  '/compare/barbells',
  '/theindex',
  '/theindex/gear-how-tos/how-to-read-a-barbell',
  '/shipping-information',
  '/newsletter-signup',
  '/preferences',
  '/login',
  '/account',
  '/cart',
  '/no-such-page',
]

for (const site of ['USA', 'EUR'] satisfies Site[]) {
  test(`no page violates its content security policy: ${site}`, async ({ page }) => {
    const violations = await violationsOn(page)
    for (const path of pages) {
      await visit(page, originOf(site) + path)
      await page.waitForLoadState('networkidle')
    }
    expect(violations).toEqual([])
  })
}

test('rendering rich text in the browser does not violate the content security policy', async ({ page }) => {
  const violations = await violationsOn(page)
  await visit(page, '/barbells')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Power Bar/ })
    .first()
    .click()
  await page.waitForURL('**/*power-bar')
  await expect(page.locator('.prose p').first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'The Index' }).first().click()
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await expect(page.locator('.article__body p').first()).toBeVisible()
  expect(violations).toEqual([])
})

test('every way to convert text into script is blocked and reported', async ({ page }) => {
  const violations = await violationsOn(page)
  await visit(page, '/cart')
  const outcome = await page.evaluate(async () => {
    // Code evaluated through DevTools can bypass the policy, so the attempts run in a separate task of the page.
    await new Promise((done) => setTimeout(done, 50))
    const attempt = (way: () => unknown) => {
      try {
        way()
        return 'went through'
      } catch (error) {
        return (error as Error).name
      }
    }
    const picture = '<img src="/nothing.png" onerror="document.title = `taken`">'
    return [
      attempt(() => (document.body.innerHTML = picture)),
      attempt(() => document.body.insertAdjacentHTML('beforeend', picture)),
      attempt(() => document.write(picture)),
      attempt(() => (document.createElement('script').src = '/assets/x.js')),
      attempt(() => Reflect.construct(Function, ['document.title = "taken"'])()),
      attempt(() => {
        const { trustedTypes } = globalThis as unknown as { trustedTypes: { createPolicy: (name: string) => unknown } }
        trustedTypes.createPolicy('mine')
      }),
    ]
  })
  expect(outcome).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError', 'EvalError', 'TypeError'])
  expect(await page.title()).not.toBe('taken')
  expect([...new Set(violations.map(({ directive }) => directive))].toSorted()).toEqual(
    expect.arrayContaining(['require-trusted-types-for', 'trusted-types']),
  )
})

test('scripts, frames, objects, and a base URL injected into the payment page are blocked and reported', async ({
  page,
}) => {
  const violations = await violationsOn(page)
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await page.route('**/checkout/shipping', async (route) => {
    const response = await route.fetch()
    const foreign =
      '<script>document.title = "taken"</script><script src="https://evil.example/x.js"></script>' +
      '<img src="/favicon.svg" alt="" onload="document.title = `taken`"><iframe src="https://evil.example/"></iframe>' +
      '<base href="https://evil.example/"><object data="https://evil.example/"></object>'
    await route.fulfill({ response, body: (await response.text()).replace('<div id="root">', `${foreign}$&`) })
  })
  await page.reload()
  await expect
    .poll(() => [...new Set(violations.map(({ directive }) => directive))].toSorted())
    .toEqual(['base-uri', 'frame-src', 'object-src', 'script-src-attr', 'script-src-elem'])
  expect(await page.title()).not.toBe('taken')
})

interface Inventory {
  scripts: { path: string; integrity: string }[]
  frames: string[]
}

test('the scripts on cart, checkout, and payment pages match the script inventory byte by byte', async ({ page }) => {
  const { scripts, frames } = (await (await page.request.get('/.well-known/script-inventory.json')).json()) as Inventory
  const hashes = new Map(scripts.map(({ path, integrity }) => [new URL(path, originOf('USA')).href, integrity]))
  const session = await page.context().newCDPSession(page)
  const ran = new Set<string>()
  session.on('Debugger.scriptParsed', ({ url, scriptLanguage, embedderName }) => {
    // Scripts evaluated by the test have no URL.
    if (url === '' && embedderName === '') return
    if (scriptLanguage === 'JavaScript') ran.add(url)
  })
  await session.send('Debugger.enable')
  await guestWithBall(page)
  await visit(page, '/cart')
  await visit(page, '/checkout/shipping')
  await completeShippingStep(page, 'USA', newEmail())
  await expect(cardFields(page).getByLabel('Card number')).toBeVisible()
  const frame = new URL((await page.locator('iframe[title="Card details"]').getAttribute('src')) ?? '').origin
  expect(frames).toContain(frame)
  await completePaymentStep(page, cards.pays)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  const own = [...ran].filter((url) => !url.startsWith(frame))
  expect(own.filter((url) => !hashes.has(url))).toEqual([])
  expect(own.length).toBeGreaterThan(5)
  for (const url of own) {
    const body = await (await page.request.get(url)).body()
    expect(`sha384-${createHash('sha384').update(body).digest('base64')}`, url).toBe(hashes.get(url))
  }
})
