import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkBlocks } from './content-blocks.ts'

const text = { type: 'Text', props: { id: 'one', html: '<p>One</p>' } }
const hero = {
  type: 'Hero',
  props: { id: 'hero', heading: 'Bars', text: 'x', linkLabel: '', href: '', picture: { alt: '' }, tone: 'dark' },
}

test('content blocks of every type are accepted, and a picture may have either all of its file data or none', () => {
  const picture = { name: 'a', alt: 'A bar', base: '/media/own/a', width: 4, height: 3, widths: [4] }
  const all = [
    hero,
    { type: 'Slides', props: { id: 'slides', label: 'Deals', slides: [{ ...hero.props, picture }] } },
    { type: 'Tiles', props: { id: 'tiles', heading: '', tiles: [{ label: 'Bars', href: '/bars', picture }] } },
    { type: 'Products', props: { id: 'new', heading: 'New', handles: ['bar'] } },
    text,
    { type: 'BarbellChart', props: { id: 'chart', heading: 'Bars', category: 'bars' } },
    {
      type: 'MenuSection',
      props: { id: 'menu', label: 'Bars', categories: ['bars'], promo: { label: 'Read', href: '/bars', picture } },
    },
    { type: 'BarLink', props: { id: 'link', label: 'Bars', href: '/bars', badge: 'New', from: 1, until: 2 } },
  ]
  assert.deepEqual(checkBlocks(all), { blocks: all, problems: [] })
})

test('an invalid content block is reported with its path, and the valid blocks are returned', () => {
  const wrong = { type: 'Products', props: { id: 'new', heading: 'New', handles: 'bar' } }
  const { blocks, problems } = checkBlocks([text, wrong, hero])
  assert.deepEqual(blocks, [text, hero])
  assert.deepEqual(problems, ['content.1.props.handles: Invalid input: expected array, received string'])
})

test('an unknown block type, missing properties, a repeated id, a script link, and an incomplete picture are reported', () => {
  const link = { type: 'Hero', props: { ...hero.props, id: 'two', href: 'javascript:alert(1)' } }
  const half = { type: 'Hero', props: { ...hero.props, id: 'three', picture: { alt: '', base: '/media/a' } } }
  const { blocks, problems } = checkBlocks([
    { type: 'Clock', props: { id: 'v' } },
    { type: 'Text' },
    null,
    text,
    text,
    link,
    half,
  ])
  assert.deepEqual(blocks, [text])
  assert.deepEqual(problems, [
    'content.0.type: must be Hero, Slides, Tiles, Products, Text, BarbellChart, Form, Shared, MenuSection, BarLink, Deals, Posts, Story, Video, Comparison, Faq, NewsletterBand, Map, Html, Picture, Quote, not Clock',
    'content.1.props: Invalid input: expected object, received undefined',
    'content.2: Invalid input: expected object, received null',
    'content.4.props.id: one is used twice',
    'content.5.props.href: must begin with /, https://, mailto:, tel:, ? or #',
    'content.6.props.picture: needs base, width, height, and widths together',
  ])
})

test('content other than a list results in no blocks and one problem', () => {
  for (const content of [undefined, null, {}, 'text'])
    assert.deepEqual(checkBlocks(content), { blocks: [], problems: ['content: must be a list of blocks'] })
})

test('a section without categories, a link without a target, and a nonnumeric date are reported', () => {
  const { blocks, problems } = checkBlocks([
    { type: 'MenuSection', props: { id: 'menu', label: 'Bars', categories: [] } },
    { type: 'BarLink', props: { id: 'link', label: 'Bars', href: '' } },
    { type: 'BarLink', props: { id: 'dated', label: 'Bars', href: '/bars', from: '2026-11-01' } },
  ])
  assert.deepEqual(blocks, [])
  assert.deepEqual(
    problems.map((problem) => problem.split(':')[0]),
    ['content.0.props.categories', 'content.1.props.href', 'content.2.props.from'],
  )
})
