import { expect, test } from '@playwright/test'
import { originOf, sites, type Site } from './sites.ts'

for (const site of Object.keys(sites) as Site[]) {
  test(`no link on the front page and in the magazine of ${site} leads nowhere`, async ({ page }) => {
    const found = new Set<string>()
    for (const path of ['/', '/theindex']) {
      await page.goto(originOf(site) + path)
      for (const link of await page
        .locator('a[href]')
        .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href)))
        if (link.startsWith(`${originOf(site)}/`)) found.add(link.replace(/#.*/, ''))
    }
    expect(found.size).toBeGreaterThan(30)
    const dead: string[] = []
    for (const link of found) if ((await page.request.get(link)).status() >= 400) dead.push(link)
    expect(dead).toEqual([])
  })
}
