import { expect, test, type Page } from '@playwright/test'
import { originOf, sites, type Site } from './sites.ts'

/** Returns the page's links within its site that return an error. */
async function deadLinksOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const links = new Set([...document.links].map(({ href }) => href.replace(/#.*/, '')))
    const own = [...links].filter((href) => href.startsWith(`${location.origin}/`))
    if (own.length < 20) return ['too few links to say anything']
    // All links are requested at once. A busy store may respond with 503, so these requests are retried.
    const isFound = async (href: string, attempts = 3): Promise<boolean> => {
      const { ok, status } = await fetch(href, { method: 'HEAD' })
      if (status !== 503 || attempts === 0) return ok
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      return isFound(href, attempts - 1)
    }
    const checks = own.map(async (href) => ((await isFound(href)) ? [] : [href]))
    return (await Promise.all(checks)).flat()
  })
}

test('no link on any of the six home pages is broken', async ({ page }) => {
  for (const site of Object.keys(sites) as Site[]) {
    await page.goto(originOf(site))
    expect(await deadLinksOf(page)).toEqual([])
  }
})
