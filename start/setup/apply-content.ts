import type { Block } from '#domain/content/block.ts'
import { buyNotesHandle, headerHandle } from '#domain/content/page-path.ts'
import { statement, type Transaction } from '#platform/database.ts'
import { saveCategories } from '#services/catalog/categories/put-category.ts'
import type { Picture } from '#services/catalog/products/pictures.ts'
import { readValidPage } from '#services/content/checked-pages.ts'
import { publishPage } from '#services/content/publish-page.ts'
import { addNotification } from '#services/forms/steps.ts'
import { announcementBlocks, headerBlocks } from './header/header-blocks.ts'
import { homeBlocks } from './home-page.ts'
import { pageHandles, parseMarkdownPage, readPageFile } from './page-files.ts'
import type { Report } from './report.ts'
import { enabledSites, type Setup } from './setup-file.ts'

interface StoredCategory {
  id: number
  handle: string
  picture: Picture | null
  facets: string[]
}

const readCategories = statement<StoredCategory>('setup.categories', 'select id, handle, picture, facets from category')

/** Stores a setup's categories, home page, and finished pages. Repeated runs change only differences. */
export async function applyContent(tx: Transaction, setup: Setup, folder: string): Promise<Report> {
  const report: Report = { changed: [], missing: [] }
  await applyCategories(tx, setup, report)
  await applyHome(tx, setup, report)
  await applyHeader(tx, setup, report)
  await applyPages(tx, setup, folder, report)
  for (const site of enabledSites(setup.sites))
    if (await addNotification(tx, site, 'contact', setup.contact))
      report.changed.push(`contact form of ${site}: entries are mailed to ${setup.contact}`)
  return report
}

async function applyCategories(tx: Transaction, { categories }: Setup, { changed }: Report) {
  const stored = new Map((await tx.run(readCategories, [])).map((category) => [category.handle, category]))
  let next = Math.max(0, ...[...stored.values()].map(({ id }) => id)) + 1
  const entries = categories.map(({ handle, name, text, parent = null }, position) => {
    // A category's pictures and filters come from imports. Its links are preserved, because staff may have edited them.
    const { id = next++, facets = [] } = stored.get(handle) ?? {}
    return { id, handle, name, parent, position, text, picture: handle, facets }
  })
  const added = entries.filter(({ handle }) => !stored.has(handle))
  if (added.length > 0) changed.push(`categories added: ${added.map(({ handle }) => handle).join(', ')}`)
  if (entries.length > 0) await saveCategories(tx, entries, ({ name }) => stored.get(name)?.picture ?? null)
}

async function applyHome(tx: Transaction, setup: Setup, { changed, missing }: Report) {
  if (!setup.home)
    return void missing.push(
      'home page: fill in [home] of setup.toml; until then shoppers see that the store opens soon',
    )
  const page = { handle: 'homepage', title: setup.brand, description: setup.home.text, content: homeBlocks(setup) }
  for (const site of enabledSites(setup.sites))
    if (await publishPage(tx, site, page)) changed.push(`home page of ${site}`)
}

async function applyHeader(tx: Transaction, setup: Setup, { changed }: Report) {
  for (const site of enabledSites(setup.sites)) {
    const header = await readValidPage({ db: tx }, site, headerHandle, tx.now)
    // readValidPage has validated them.
    const stored = (header?.roguebuilder.content ?? []) as readonly object[] as Block[]
    const pages = [
      { handle: headerHandle, title: 'Header', content: headerBlocks(setup, site, stored) },
      { handle: 'above_header', title: 'Announcement', content: announcementBlocks(setup, site) },
    ] as const
    for (const { handle, title, content } of pages)
      if (content && (await publishPage(tx, site, { handle, title, description: '', content })))
        changed.push(`${title.toLowerCase()} of ${site}`)
  }
}

async function applyPages(tx: Transaction, setup: Setup, folder: string, { changed, missing }: Report) {
  const unfinished = new Set<string>()
  for (const site of enabledSites(setup.sites)) {
    for (const handle of [...pageHandles, buyNotesHandle]) {
      const found = readPageFile(folder, site, handle)
      if (!found) {
        // Notes next to the buy buttons are optional.
        if (handle !== buyNotesHandle) unfinished.add(`pages/${handle}.md is missing`)
        continue
      }
      const page = parseMarkdownPage(found.text, setup.contact)
      if ('problems' in page) for (const problem of page.problems) unfinished.add(`${found.file} ${problem}`)
      else if (await publishPage(tx, site, { handle, ...page })) changed.push(`page /${handle} of ${site}`)
    }
  }
  missing.push(...unfinished)
}
