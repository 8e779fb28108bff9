import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test, type Frame, type Page } from '@playwright/test'
import { demoCustomer } from '../db/demo/shoppers/tickets.ts'
import {
  cards,
  fillCart,
  completePaymentStep,
  completeShippingStep,
  guestAtReview,
  guestWithBall,
  newEmail,
  typeAddress,
  visit,
} from './shopper.ts'
import { originOf } from './sites.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

interface Finding {
  rule: string
  places: string[]
}

/** Returns axe's findings for a page or frame. Ignores elements that a dialog has made inert. */
async function findings(page: Page | Frame, within = ':root', extra: readonly string[] = []): Promise<Finding[]> {
  await page.evaluate(axe)
  return page.evaluate(
    async ([selector, values, rules]) => {
      // Forces layout of content far from the viewport. Otherwise, axe would work with estimated positions.
      document.documentElement.dataset['restoring'] = ''
      const { axe: tool } = globalThis as unknown as {
        axe: {
          run: (
            context: string,
            options: object,
          ) => Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>
        }
      }
      const { violations } = await tool.run(selector, {
        runOnly: { type: 'tag', values: [...values] },
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])),
        iframes: false,
        resultTypes: ['violations'],
      })
      return violations.map(({ id, nodes }) => ({
        rule: id,
        places: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
      }))
    },
    [within, tags, extra] as const,
  )
}

const pages = {
  home: '/',
  category: '/barbells',
  product: '/ironwright-power-bar',
  results: '/search?q=bar',
  'results without any': '/search?q=xylophone',
  'empty cart': '/cart',
  login: '/login',
  'start of a return': '/rmaprocess/initiate',
  'reviews of an order': '/mps-review',
  newsletters: '/newsletters',
  contact: '/contact',
  'cookie preferences': '/cookie-preferences',
  account: '/login?tab=create',
  'forgotten password': '/login/forgot',
  'dead reset link': '/account/reset-password/none',
  'dead email link': '/account/confirm-email/none',
  magazine: '/theindex',
  'movement library': '/theindex/movement-library',
  article: '/theindex/gear-how-tos/how-to-read-a-barbell',
  'stories of readers': '/theindex/ryourogue',
  'form for a story': '/theindex/ryourogue/submit',
  deals: '/deals',
  comparison: '/compare/benches?ids=1234',
  'printed catalog': '/rogue-catalog?p=3',
  'not found': '/no-such-page',
}

/** Checks a page at phone and desktop width without loading it twice. */
async function expectNoFindings(page: Page, within?: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findings(page, within), `${page.url()} at ${width} pixels`).toEqual([])
  }
}

for (const [name, address] of Object.entries(pages)) {
  test(`at 390 and 1440 pixels, axe reports no findings on the page: ${name}`, async ({ page }) => {
    await visit(page, address)
    await expectNoFindings(page)
  })
}

test('at 390 and 1440 pixels, axe reports no findings on the account pages', async ({ page }) => {
  await visit(page, '/login?redirect=%2Faccount%2Fearned-store')
  await page.getByLabel('Email', { exact: true }).fill(demoCustomer.email)
  await page.getByLabel('Password', { exact: true }).fill(demoCustomer.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Discounts' })).toBeVisible()
  for (const address of [
    '/account',
    '/account/settings',
    '/account/add-order',
    '/account/about-me',
    '/account/tickets',
    '/account/wishlist',
    '/account/my-lists',
    '/account/registry',
    '/account/address?add=1',
  ]) {
    await visit(page, address)
    await expectNoFindings(page)
  }
})

test('at 390 and 1440 pixels, axe reports no findings on an article', async ({ page }) => {
  await visit(page, '/theindex')
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/theindex\/[^/]+\/.+/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoFindings(page)
})

test('at 390 and 1440 pixels, axe reports no findings in the open search preview', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('combobox').fill('bar')
  await expect(page.getByRole('option').first()).toContainText('$')
  await expectNoFindings(page)
})

test('at 390 and 1440 pixels, axe reports no findings in the five-for-five drawer and on its page', async ({
  page,
}) => {
  await fillCart(page, `${originOf('AUS')}/pellam-rubber-kettlebell`)
  await visit(page, `${originOf('AUS')}/plates`)
  await expectNoFindings(page)
  const opener = page.getByRole('link', { name: 'Ship 5 for $5' })
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog')
  await opener.click()
  await expect(page.getByRole('dialog')).toContainText('1 of 5 items')
  await expectNoFindings(page, 'dialog')
  await visit(page, `${originOf('AUS')}/five-for-five`)
  await expectNoFindings(page)
})

test('at 390 and 1440 pixels, axe reports no findings in the side cart and on the cart page', async ({ page }) => {
  await guestWithBall(page)
  await visit(page, '/barbells')
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText('$75.00').first()).toBeVisible()
  await expectNoFindings(page, 'dialog')
  await visit(page, '/cart')
  await expectNoFindings(page)
})

test('at 390 and 1440 pixels, axe reports no findings at the start of checkout and on the shipping step', async ({
  page,
}) => {
  await guestWithBall(page)
  await visit(page, '/checkout')
  await expectNoFindings(page)
  await visit(page, '/checkout/shipping')
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectNoFindings(page)
  await typeAddress(page, 'USA', newEmail())
  await expect(page.getByRole('group', { name: 'Delivery options' }).getByRole('radio').first()).toBeVisible()
  await expectNoFindings(page)
})

test('at 390 and 1440 pixels, axe reports no findings on the payment, review, and success pages', async ({ page }) => {
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await completeShippingStep(page, 'USA', newEmail())
  await expect(page.frameLocator('iframe[title="Card details"]').getByLabel('Card number')).toBeVisible()
  await expectNoFindings(page)
  const frame = page.frames().find((each) => each.url().includes('/__sandbox/card'))
  expect(await findings(frame!)).toEqual([])
  await completePaymentStep(page, cards.pays)
  await expectNoFindings(page)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
  await expectNoFindings(page)
})
test('axe reports no findings in the open Shop menu on a wide screen', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('navigation', { name: 'Shop', exact: true }).getByText('Shop', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'Power bars', exact: true }).first()).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('on a phone, axe reports no findings in the cookie agreement and its preferences', async ({ page }) => {
    await page.context().clearCookies()
    await visit(page, '/barbells')
    const preferences = page.getByRole('button', { name: 'Preferences', exact: true })
    await expect(preferences).toBeVisible()
    expect(await findings(page, '.cookie-sheet')).toEqual([])
    await preferences.click()
    await page.getByText('All cookies and services').click()
    expect(await findings(page, '.cookie-sheet')).toEqual([])
  })

  test('on a phone, axe reports no findings in the open menu and the filter sheet', async ({ page }) => {
    await visit(page, '/barbells')
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    expect(await findings(page, 'dialog')).toEqual([])
    await menu.getByRole('button', { name: 'Bars and plates' }).click()
    expect(await findings(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Filters', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    expect(await findings(page, 'dialog')).toEqual([])
  })
})

test('axe reports no findings on high-contrast pages, and all text has a contrast ratio of 7:1 [UI-008, UI-009, UI-013]', async ({
  page,
}) => {
  const contrasts = async () => findings(page, ':root', ['color-contrast-enhanced'])
  await visit(page, '/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'High contrast' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high')
  for (const address of ['/', '/barbells', '/ironwright-power-bar', '/cart', '/login']) {
    await visit(page, address)
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high')
    expect(await contrasts()).toEqual([])
  }
  await guestAtReview(page, 'USA', cards.pays, newEmail())
  expect(await contrasts()).toEqual([])
})

test.describe('with forced colors', () => {
  test('with forced colors, buttons and fields have a visible border', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    for (const address of ['/', '/barbells', '/ironwright-power-bar', '/login', '/cart']) {
      await visit(page, address)
      const controls = page.locator('.button, .input, .chip').filter({ visible: true })
      const bare = await controls.evaluateAll((elements) =>
        elements
          .filter((element) => parseFloat(getComputedStyle(element).borderBottomWidth) === 0)
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      )
      expect(await controls.count()).toBeGreaterThan(0)
      expect(bare, address).toEqual([])
    }
  })
})
