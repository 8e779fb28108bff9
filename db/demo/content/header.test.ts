import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Block } from '#domain/content/block.ts'
import { blocksInLocale } from '#domain/content/conditions.ts'
import { siteSettings } from '#domain/sites.ts'
import { demoCategories } from '../catalog/categories.ts'
import { demoArticles } from './articles.ts'
import { headerPages } from './header.ts'

const pages = headerPages(Date.UTC(2026, 10, 27))
const ofType = <Type extends Block['type']>(type: Type) =>
  pages.flatMap(({ blocks }) => blocks.filter((block): block is Extract<Block, { type: Type }> => block.type === type))
const handles = new Set(demoCategories.map(({ handle }) => handle))
const articles = new Set(demoArticles.map(({ slug }) => slug))
const leads = (href: string) =>
  handles.has(href.slice(1)) || href === '/theindex' || articles.has(href.replace('/theindex/gear-how-tos/', ''))

test('the sections in the Shop menu contain only known categories, each at most once per language', () => {
  for (const { sites, blocks } of pages) {
    const { tag } = siteSettings[sites[0]!].locales[0]
    const shown = blocksInLocale(blocks, tag)
    const named = shown.flatMap((block) => (block.type === 'MenuSection' ? block.props.categories : []))
    assert.deepEqual(
      named.filter((handle) => !handles.has(handle)),
      [],
    )
    assert.equal(new Set(named).size, named.length)
  }
})

test('promotions in the menu have a picture, and links in the header open an existing page', () => {
  const sizes = JSON.parse(readFileSync(new URL('../pictures.json', import.meta.url), 'utf8')) as object
  const promos = ofType('MenuSection').flatMap(({ props }) => props.promo ?? [])
  for (const { picture } of promos) assert.ok(picture.name in sizes, picture.name)
  for (const { href } of [...promos, ...ofType('BarLink').map(({ props }) => props)]) assert.ok(leads(href), href)
})

test('the gift guide is in the link bar from November to Christmas', () => {
  const [guide] = ofType('BarLink').filter(({ props }) => props.href === '/gift-guide')
  assert.deepEqual([guide?.props.from, guide?.props.until], [Date.UTC(2026, 10, 1), Date.UTC(2026, 11, 25)])
  const after = headerPages(Date.UTC(2026, 11, 26))[0]!.blocks.find(({ props }) => props.id === 'bar-gift-guide')
  assert.deepEqual(after?.type === 'BarLink' && after.props.from, Date.UTC(2027, 10, 1))
})

test('the European menu and link bar have the same entries in each language, and no entry is left in English by mistake', () => {
  const { blocks } = pages.find(({ sites }) => sites.includes('EUR'))!
  const english = blocksInLocale(blocks, 'en-GB')
  const same = new Set(['Racks', 'Strongman', 'The Index'])
  for (const locale of ['de-DE', 'es-ES', 'fr-BE', 'nl-BE']) {
    const shown = blocksInLocale(blocks, locale)
    assert.equal(shown.length, english.length, locale)
    shown.forEach((block, index) => {
      const [own, other] = [block, english[index]!].map(({ props }) => ('label' in props ? props.label : ''))
      assert.ok(own !== other || same.has(own!), `${locale} ${own}`)
    })
  }
})
