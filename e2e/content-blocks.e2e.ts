import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { originOf, type Site } from './sites.ts'
import { visit } from './shopper.ts'
import { expect, test } from './visitor/fixture.ts'
import type { AnyPage } from './visitor/any-page.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const widths = [308, 360, 521, 768, 1024, 1284, 1960]
const garage = { alt: 'A rack in a garage', base: '/media/demo/scene-garage', width: 1960, height: 1100, widths }
const video = { title: 'How the rack is welded', picture: garage, duration: 125 }

const everyBlock = [
  {
    type: 'Story',
    props: {
      id: 'story',
      heading: 'Welded here',
      html: '<p>Eleven gauge steel, <a href="/power-racks">one hole pattern</a>.</p>',
      picture: garage,
      pictureSide: 'right',
      quote: { text: 'If it rocks, it goes back.', name: 'The weld shop', role: 'Line 2' },
      linkLabel: 'See power racks',
      href: '/power-racks',
    },
  },
  { type: 'Deals', props: { id: 'deals', heading: 'Current deals', max: 4 } },
  {
    type: 'Comparison',
    props: {
      id: 'bars',
      heading: 'Three bars',
      handles: ['ironwright-power-bar', 'ironwright-garage-bar', 'ironwright-wright-bar'],
    },
  },
  { type: 'Video', props: { id: 'video', ...video, host: 'youtube', videoId: 'dQw4w9WgXcQ' } },
  { type: 'Video', props: { id: 'own', ...video, title: 'A pull from the floor', file: '/media/import/none.mp4' } },
  { type: 'Posts', props: { id: 'posts', heading: 'From The Index', max: 3 } },
  {
    type: 'Faq',
    props: {
      id: 'faq',
      heading: 'Questions',
      questions: [
        { question: 'How high is the ceiling?', html: '<p>Measure at the <strong>lowest beam</strong>.</p>' },
        { question: 'Who carries it in?', html: '<p>You do.</p>' },
      ],
    },
  },
  {
    type: 'Html',
    props: {
      id: 'counter',
      heading: 'On the bar',
      title: 'Plate counter',
      html: '<p>Weight: <output id="sum">0</output></p><a href="/plates">Plates</a>',
      css: 'output { font-weight: 700 }',
      js: 'sum.textContent = 20 + 2 * 25; try { sum.dataset.cookies = document.cookie } catch { sum.dataset.cookies = "none" }',
      height: 120,
    },
  },
  { type: 'NewsletterBand', props: { id: 'mail', heading: 'One mail a week', text: 'New gear.', list: 'rapidfire' } },
  {
    type: 'Map',
    props: {
      id: 'map',
      heading: 'The works',
      address: ['214 Harbor Street', 'Columbus, Ohio 43215'],
      latitude: 39.9612,
      longitude: -82.9988,
      hours: [{ days: 'Mon–Fri', time: '9 am – 5 pm' }],
    },
  },
]

const handle = `every-block-${crypto.randomUUID().slice(0, 8)}`

async function publish(page: AnyPage, site: Site): Promise<string> {
  const headers = () => ({
    authorization: `Bearer ${process.env['STAFF_TOKEN'] ?? ''}`,
    'idempotency-key': crypto.randomUUID(),
  })
  const versions = `${originOf('USA')}/svc_content/pages/${site}/${handle}/versions`
  const data = { title: 'Every block', description: '', document: { content: everyBlock }, basedOn: 0 }
  const draft = await page.request.post(versions, { headers: headers(), data })
  // A different test may have already published the page.
  if (draft.status() !== 409) expect(draft.status(), await draft.text()).toBeLessThan(300)
  const shown = await page.request.put(`${versions}/1/publication`, { headers: headers(), data: { at: 'now' } })
  expect([200, 409]).toContain(shown.status())
  return `${originOf(site)}${site === 'EUR' ? '/de' : ''}/${handle}`
}

async function findingsOf(page: Page) {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    // Forces layout of content far from the viewport. Otherwise, axe would work with estimated positions.
    document.documentElement.dataset['restoring'] = ''
    const { axe: tool } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await tool.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'], iframes: false })
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
  })
}

test('a page with every block loads nothing from another origin before a click, and its layout does not shift', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const address = await publish(page, 'USA')
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url())
  })
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'video' }))
  await visit(page, address)
  const frame = page.frameLocator('iframe[title="Plate counter"]')
  await page.locator('iframe[title="Plate counter"]').scrollIntoViewIfNeeded()
  await expect(frame.locator('#sum')).toHaveText('70')
  // The frame has an opaque origin, so it cannot read the shop's cookies.
  await expect(frame.locator('#sum')).toHaveAttribute('data-cookies', 'none')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await findingsOf(page)).toEqual([])
  expect(foreign).toEqual([])
  const play = page.getByRole('link', { name: 'Play video: How the rack is welded' })
  const box = await page.locator('.video-block__box').first().boundingBox()
  await play.click()
  const player = page.frameLocator('.video-block__box iframe').frameLocator('iframe')
  await expect(player.getByText('video')).toBeVisible()
  expect((await page.locator('.video-block__box').first().boundingBox())!.height).toBe(box!.height)
  expect(foreign.every((url) => url.startsWith('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'))).toBe(true)
})

test('without functional cookies, a video on another origin requests consent before it plays', async ({ browser }) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  const address = await publish(page, 'EUR')
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'video' }))
  await visit(page, address)
  await page.getByRole('button', { name: 'Alle ablehnen' }).click()
  await page.getByRole('link', { name: 'Video abspielen: How the rack is welded' }).click()
  await expect(page.locator('.video-block__box iframe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Dieses Video abspielen' }).click()
  await expect(page.locator('.video-block__box iframe')).toHaveCount(1)
  await context.close()
})

test('a published page shows every block with readable text and working links without JavaScript [CMS-002]', async ({
  visitor,
}) => {
  await visitor.goto(await publish(visitor, 'USA'))
  await expect(visitor.getByRole('heading', { level: 2, name: 'Welded here' })).toBeVisible()
  const deals = visitor.locator('section').filter({ has: visitor.getByRole('heading', { name: 'Current deals' }) })
  await expect(deals.getByText(/^Ends /).first()).toBeVisible()
  const table = visitor.getByRole('table')
  await expect(table.getByRole('columnheader', { name: 'Garage Bar' })).toBeVisible()
  await expect(table.getByRole('rowheader', { name: 'Weight' })).toBeVisible()
  const play = visitor.getByRole('link', { name: 'Play video: How the rack is welded' })
  await expect(play).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  await visitor.getByText('Who carries it in?').click()
  await expect(visitor.getByText('You do.')).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Open in OpenStreetMap' })).toBeVisible()
  await expect(visitor.locator('.newsletter-band input[name=newsletters]')).toHaveValue('rapidfire')
  await visitor.locator('.newsletter-band').getByLabel('Email').fill('reader@example.com')
  await visitor.locator('.newsletter-band').getByRole('button').click()
  await expect(visitor).toHaveURL(/\/newsletter-signup/)
})
