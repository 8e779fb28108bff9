import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { checkBlocks } from '#contract/content-blocks.ts'
import { demoPagesOf } from '../../../../db/demo/content/pages.ts'
import { blockTypes, fieldsOf } from './block-fields.ts'
import { addBlock, blocksOf, duplicateBlock, moveItem, contentToSave, summaryOf, type EditedBlock } from './document.ts'
import { redoEdit, undoEdit, withChange } from './edit-history.ts'
import { isProps, itemsOf, type Field, type Fields } from './field.ts'
import { blockProblems, messageAt } from './problems.ts'

const text = (id: string, html = `<p>${id}</p>`): EditedBlock => ({ type: 'Text', props: { id, html } })
const idsOf = (blocks: readonly EditedBlock[]) => blocks.map(({ props: { id } }) => id)

test('a new block has a unique id and its required properties', () => {
  const blocks = addBlock([text('text-1')], 'Text', 0)
  assert.deepEqual(blocks[0], { type: 'Text', props: { id: 'text-2', html: '' } })
  const [hero] = addBlock([], 'Hero', 0)
  const empty = { heading: '', text: '', linkLabel: '', href: '', picture: { alt: '' }, tone: 'dark' }
  assert.deepEqual(hero, { type: 'Hero', props: { ...empty, id: 'hero-1' } })
  assert.deepEqual(checkBlocks(contentToSave([hero!])).problems, [])
})

test('blocks can be moved within the list, and a duplicate is inserted after its original', () => {
  const blocks = ['a', 'b', 'c'].map((id) => text(id))
  assert.deepEqual(idsOf(moveItem(blocks, 0, 2)), ['b', 'c', 'a'])
  assert.deepEqual(idsOf(moveItem(blocks, 2, 0)), ['c', 'a', 'b'])
  assert.equal(moveItem(blocks, 0, -1), blocks)
  assert.equal(moveItem(blocks, 2, 3), blocks)
  assert.deepEqual(idsOf(duplicateBlock(blocks, 1)), ['a', 'b', 'text-1', 'c'])
})

test('empty list entries, optional properties, and conditions are not saved, but unknown properties are', () => {
  const props = { id: 'a', heading: ' ', handles: ['bar', ' ', ''], linkLabel: '', conditions: {}, own: 1 }
  const [saved] = contentToSave([{ type: 'Products', props }])
  assert.deepEqual(saved, { type: 'Products', props: { id: 'a', heading: ' ', handles: ['bar'], own: 1 } })
})

test('the editor has a field for every block property in the demo and saves the demo blocks unchanged', () => {
  const pages = demoPagesOf('USA')
  for (const { handle, blocks: content } of pages) {
    const blocks = blocksOf({ content })
    assert.deepEqual(contentToSave(blocks), content, handle)
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
    const { problems } = checkBlocks(contentToSave(addBlock([], type, 0)))
    assert.ok(!problems.some((problem) => problem.startsWith('content.0.type')), type)
  }
})

test('problems in a rejected document are assigned to the blocks and fields that they concern', () => {
  const problems = ['content.1.props.slides.0.heading: too long', 'content.0.type: unknown', 'root: x']
  const error = new RefusalError(422, 'document_invalid', { problems })
  const found = blockProblems(error, [text('a'), text('b')])
  assert.deepEqual(found, [
    { blockId: 'b', path: 'slides.0.heading', message: 'too long' },
    { blockId: 'a', path: 'type', message: 'unknown' },
  ])
  assert.equal(messageAt(found, 'slides.0.heading'), 'too long')
  assert.equal(messageAt(found, 'slides.0.head'), undefined)
})

test('undo reverts all typing in one field at once, and a removed block in a separate step', () => {
  const draft = (title: string) => ({ title, description: '', blocks: [] })
  const start = { past: [], present: draft(''), future: [], field: null }
  const typed = withChange(withChange(start, draft('H'), 'title'), draft('Hi'), 'title')
  const removed = withChange(typed, draft('removed'), null)
  assert.equal(undoEdit(removed).present.title, 'Hi')
  assert.equal(undoEdit(undoEdit(removed)).present.title, '')
  assert.equal(redoEdit(undoEdit(removed)).present.title, 'removed')
  assert.equal(undoEdit(start), start)
})

test("a block's summary is its heading, or else its first words", () => {
  assert.equal(summaryOf(text('a', '<p>Free  shipping</p><p>today</p>')), 'Free shipping today')
  assert.equal(summaryOf({ type: 'Slides', props: { id: 'a', label: '', slides: [{ heading: 'One' }] } }), 'One')
})
