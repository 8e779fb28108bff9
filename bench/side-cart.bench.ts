import { after, test } from 'node:test'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findTestBrowser } from '../start/find-chromium.ts'
import { deleteDataFolder, startStore } from '../start/store-for-tests.ts'
import { median, reportBelow } from './measure.ts'

const address = '/ironwright-medicine-ball?weight=14+lb'
const rounds = 7
const devices = [
  { name: '390 px', width: 390, slowdown: 1 },
  { name: '1440 px', width: 1440, slowdown: 1 },
  { name: '390 px, processor 4 times slower', width: 390, slowdown: 4 },
  { name: '1440 px, processor 4 times slower', width: 1440, slowdown: 4 },
] as const

test('milliseconds from a click on "Add to cart" to the open side cart with the product', async (t) => {
  const store = await startStore()
  const browser = await chromium.launch({ executablePath: await findTestBrowser() })
  after(async () => {
    await browser.close()
    await store.stop()
    deleteDataFolder(store.dataDir)
  })
  for (const { name, width, slowdown } of devices) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      times.push(await timeOfFirstAdd(browser, `http://localhost:${store.port}${address}`, { width, slowdown }))
    }
    reportBelow(t, `side cart, ${name}`, median(times), 'ms', 100)
  }
})

async function timeOfFirstAdd(browser: Browser, url: string, { width, slowdown }: { width: number; slowdown: number }) {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const shown = await watchSideCart(page)
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  const time = await shown.evaluate(({ time }) => time)
  await context.close()
  return time
}

/** Returns a handle whose `time` resolves to the milliseconds from the next click to the painted line. */
function watchSideCart(page: Page) {
  return page.evaluateHandle(() => {
    let pressed = 0
    addEventListener('pointerdown', () => (pressed = performance.now()), { capture: true, once: true })
    const time = new Promise<number>((resolve) => {
      const isShown = () => document.querySelector('dialog[open] .cart-line__name') !== null
      const observer = new MutationObserver(() => {
        if (!isShown()) return
        observer.disconnect()
        // A task after the next frame runs once the frame is painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
      })
      observer.observe(document.body, { childList: true, subtree: true, attributes: true })
    })
    return { time }
  })
}
