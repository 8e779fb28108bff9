import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkBlocks } from '#contract/content-blocks.ts'
import { siteSettings, sites } from '#domain/sites.ts'
import { demoHomePages } from './home.ts'

const sections = ['Slides', 'Tiles', 'Products', 'Deals', 'Products', 'Posts', 'Text']

test('each of the six sites has a home page with hero slides, category tiles, and rows of new gear, deals, and The Index', () => {
  for (const site of sites) {
    const { content } = demoHomePages[site]
    assert.deepEqual(checkBlocks(content).problems, [], site)
    for (const { tag } of siteSettings[site].locales) {
      const shown = content.filter(({ props }) => {
        const { locales } = (props as { conditions?: { locales?: string[] } }).conditions ?? {}
        return locales === undefined || locales.includes(tag)
      })
      assert.deepEqual(
        shown.map(({ type }) => type),
        sections,
        `${site} ${tag}`,
      )
      const [slides] = shown
      assert.ok(slides?.type === 'Slides' && slides.props.slides.length >= 2 && slides.props.label !== '')
    }
  }
})
