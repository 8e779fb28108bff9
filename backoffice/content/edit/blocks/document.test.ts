import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refused } from '#contract/kernel/refused.ts'
import { checkBlocks } from '#contract/content-blocks.ts'
import { demoPagesOf } from '../../../../db/demo/content/pages.ts'
import { blockTypes, fieldsOf } from './block-fields.ts'
import { addBlock, blocksOf, duplicateBlock, moveItem, savedContent, summaryOf, type EditedBlock } from './document.ts'
import { redone, undone, withChange } from './edit-history.ts'
import { isProps, itemsOf, type Field, type Fields } from './field.ts'
import { blockProblems, messageAt } from './problems.ts'

const text = (id: string, html = `<p>${id}</p>`): EditedBlock => ({ type: 'Text', props: { id, html } })
const idsOf = (blocks: readonly EditedBlock[]) => blocks.map(({ props: { id } }) => id)

test('a new block has an id that no other block has, and its required properties', () => {
  const blocks = addBlock([text('text-1')], 'Text', 0)
  assert.deepEqual(blocks[0], { type: 'Text', props: { id: 'text-2', html: '' } })
  const [hero] = addBlock([], 'Hero', 0)
  const empty = { heading: '', text: '', linkLabel: '', href: '', picture: { alt: '' }, tone: 'dark' }
  assert.deepEqual(hero, { type: 'Hero', props: { ...empty, id: 'hero-1' } })
  assert.deepEqual(checkBlocks(savedContent([hero!])).problems, [])
})

test('blocks move within the list, and a copy follows its original', () => {
  const blocks = ['a', 'b', 'c'].map((id) => text(id))
  assert.deepEqual(idsOf(moveItem(blocks, 0, 2)), ['b', 'c', 'a'])
  assert.deepEqual(idsOf(moveItem(blocks, 2, 0)), ['c', 'a', 'b'])
  assert.equal(moveItem(blocks, 0, -1), blocks)
  assert.equal(moveItem(blocks, 2, 3), blocks)
  assert.deepEqual(idsOf(duplicateBlock(blocks, 1)), ['a', 'b', 'text-1', 'c'])
})

test('empty lines, empty optional properties and empty conditions are not saved; unknown properties are', () => {
  const props = { id: 'a', heading: ' ', handles: ['bar', ' ', ''], linkLabel: '', conditions: {}, own: 1 }
  const [saved] = savedContent([{ type: 'Products', props }])
  assert.deepEqual(saved, { type: 'Products', props: { id: 'a', heading: ' ', handles: ['bar'], own: 1 } })
})

test('every property of the demo’s blocks has a field, and the editor saves the blocks as they are', () => {
  const pages = demoPagesOf('USA')
  for (const { handle, blocks: content } of pages) {
    const blocks = blocksOf({ content })
    assert.deepEqual(savedContent(blocks), content, handle)
    for (const { type, props } of blocks) assert.deepEqual(unknownNames(fieldsOf(type) ?? {}, props), [], handle)
  }
})

function unknownNames(fields: Fields, props: object): string[] {
  return Object.entries(props).flatMap(([name, value]) => {
    if (name === 'id' || name === 'conditions') return []
    const field: Field | undefined = fields[name]
    if (!field) return [name]
    if (field.kind === 'group' && isProps(value)) return unknownNames(field.fields, value)
    if (field.kind !== 'list') return []
    return itemsOf(value).flatMap((item) => (isProps(item) ? unknownNames(field.fields, item) : []))
  })
}

test('the server knows every type that the editor offers', () => {
  for (const type of blockTypes) {
    const { problems } = checkBlocks(savedContent(addBlock([], type, 0)))
    assert.ok(!problems.some((problem) => problem.startsWith('content.0.type')), type)
  }
})

test('problems of a refused document belong to their blocks and fields', () => {
  const problems = ['content.1.props.slides.0.heading: too long', 'content.0.type: unknown', 'root: x']
  const error = new Refused(422, 'document_invalid', { problems })
  const found = blockProblems(error, [text('a'), text('b')])
  assert.deepEqual(found, [
    { blockId: 'b', path: 'slides.0.heading', message: 'too long' },
    { blockId: 'a', path: 'type', message: 'unknown' },
  ])
  assert.equal(messageAt(found, 'slides.0.heading'), 'too long')
  assert.equal(messageAt(found, 'slides.0.head'), undefined)
})

test('typing in one field is undone as a whole, a removed block by one step', () => {
  const draft = (title: string) => ({ title, description: '', blocks: [] })
  const start = { past: [], present: draft(''), future: [], field: null }
  const typed = withChange(withChange(start, draft('H'), 'title'), draft('Hi'), 'title')
  const removed = withChange(typed, draft('removed'), null)
  assert.equal(undone(removed).present.title, 'Hi')
  assert.equal(undone(undone(removed)).present.title, '')
  assert.equal(redone(undone(removed)).present.title, 'removed')
  assert.equal(undone(start), start)
})

test('a block is recognized by its heading, or by its first words', () => {
  assert.equal(summaryOf(text('a', '<p>Free  shipping</p><p>today</p>')), 'Free shipping today')
  assert.equal(summaryOf({ type: 'Slides', props: { id: 'a', label: '', slides: [{ heading: 'One' }] } }), 'One')
})
