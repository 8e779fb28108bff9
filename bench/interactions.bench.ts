import { after, test, type TestContext } from 'node:test'
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { consentCookies } from '../e2e/consent-cookies.ts'
import { findTestBrowser } from '../start/find-chromium.ts'
import { deleteDataFolder, startStore } from '../start/store-for-tests.ts'
import { median, reportBelow } from './measure.ts'

interface Interaction {
  name: string
  address: string
  widths: readonly number[]
  target: (page: Page) => Locator
  /** Selects an element that exists only after the interaction. */
  result: string
}

const interactions: readonly Interaction[] = [
  {
    name: 'side cart',
    address: '/ironwright-medicine-ball?weight=14+lb',
    widths: [390, 1440],
    target: (page) => page.getByRole('button', { name: /^Add to cart/ }),
    result: 'dialog[open] .cart-line__name',
  },
  {
    name: 'menu',
    address: '/barbells',
    widths: [390],
    target: (page) => page.getByRole('link', { name: 'Menu', exact: true }),
    result: 'dialog[open]',
  },
  {
    name: 'search',
    address: '/barbells',
    widths: [390, 1440],
    target: (page) => page.getByRole('combobox', { name: 'Search products and articles' }),
    result: '[role=combobox][aria-expanded=true]',
  },
]
const rounds = 7
const slowdowns = [1, 4] as const

test('milliseconds from a press to the painted result', async (t) => {
  const store = await startStore()
  const browser = await chromium.launch({ executablePath: await findTestBrowser() })
  after(async () => {
    await browser.close()
    await store.stop()
    deleteDataFolder(store.dataDir)
  })
  for (const interaction of interactions) {
    for (const slowdown of slowdowns) {
      for (const width of interaction.widths) {
        await report(t, browser, `http://localhost:${store.port}`, { interaction, width, slowdown })
      }
    }
  }
})

interface Device {
  interaction: Interaction
  width: number
  slowdown: number
}

async function report(t: TestContext, browser: Browser, origin: string, device: Device): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await timeOf(browser, origin, device))
  const { interaction, width, slowdown } = device
  const processor = slowdown === 1 ? '' : `, processor ${slowdown} times slower`
  reportBelow(t, `${interaction.name}, ${width} px${processor}`, median(times), 'ms', 100)
}

/** Measures the first click of a visit, before anything is warm. */
async function timeOf(browser: Browser, origin: string, { interaction, width, slowdown }: Device): Promise<number> {
  // Skips the cookie banner, because Lighthouse measures it.
  const storageState = { cookies: consentCookies, origins: [] }
  const context = await browser.newContext({ viewport: { width, height: 900 }, storageState })
  const page = await context.newPage()
  await page.goto(origin + interaction.address)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const shown = await watch(page, interaction.result)
  await interaction.target(page).click()
  const time = await shown.evaluate(({ time }) => time)
  await context.close()
  return time
}

/** Returns a handle; its `time` resolves to the milliseconds from the next click to the painted result. */
function watch(page: Page, result: string) {
  return page.evaluateHandle((selector) => {
    let pressed = 0
    addEventListener('pointerdown', () => (pressed = performance.now()), { capture: true, once: true })
    const time = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector(selector) === null) return
        observer.disconnect()
        // A task after the next frame runs only once the frame is painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
      })
      observer.observe(document.body, { childList: true, subtree: true, attributes: true })
    })
    return { time }
  }, result)
}
