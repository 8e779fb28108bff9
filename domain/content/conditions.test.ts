import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  blocksAt,
  blocksForSegments,
  conditionProblems,
  sharedBlocks,
  blocksInLocale,
  type Conditions,
} from './conditions.ts'

const block = (id: string, conditions?: Conditions) => ({ props: { id, ...(conditions && { conditions }) } })
const idsOf = (blocks: readonly { props: { id: string } }[]) => blocks.map(({ props: { id } }) => id)
const always = block('always')

test('a block is shown on its sites, while its flag is on, and from its start time until its end time [CMS-410]', () => {
  const table: [Conditions, Parameters<typeof blocksAt>[1], boolean][] = [
    [{ sites: ['USA', 'CAN'] }, { site: 'CAN', now: 5, flags: new Set() }, true],
    [{ sites: ['USA', 'CAN'] }, { site: 'EUR', now: 5, flags: new Set() }, false],
    [{ flag: 'spring' }, { site: 'USA', now: 5, flags: new Set(['spring']) }, true],
    [{ flag: 'spring' }, { site: 'USA', now: 5, flags: new Set(['summer']) }, false],
    [{ from: 5, to: 8 }, { site: 'USA', now: 4, flags: new Set() }, false],
    [{ from: 5, to: 8 }, { site: 'USA', now: 5, flags: new Set() }, true],
    [{ from: 5, to: 8 }, { site: 'USA', now: 8, flags: new Set() }, false],
  ]
  for (const [conditions, visit, isShown] of table) {
    const { blocks } = blocksAt([always, block('some', conditions)], visit)
    assert.deepEqual(idsOf(blocks), isShown ? ['always', 'some'] : ['always'], JSON.stringify(conditions))
  }
})

test("a page's next change is the earliest start or end among the site's blocks", () => {
  const blocks = [block('a', { from: 9 }), block('b', { to: 7 }), block('c', { to: 6, sites: ['EUR'] }), always]
  const at = (now: number) => blocksAt(blocks, { site: 'USA', now, flags: new Set() }).until
  assert.deepEqual([at(5), at(7), at(9)], [7, 9, null])
})

test('a block for SKUs is shown only on pages of products with one of them [CMS-405]', () => {
  const blocks = [always, block('bar', { skus: ['BAR-1', 'BAR-2'] })]
  const shownFor = (skus: string[]) => idsOf(sharedBlocks(blocks, { locale: 'en-US', skus }))
  assert.deepEqual(shownFor(['BAR-2', 'BELT']), ['always', 'bar'])
  assert.deepEqual(shownFor(['BELT']), ['always'])
  assert.deepEqual(shownFor([]), ['always'])
})

test('a block for a language is shown only in that language', () => {
  const blocks = [always, block('de', { locales: ['de-DE'] })]
  assert.deepEqual(idsOf(sharedBlocks(blocks, { locale: 'de-DE', skus: [] })), ['always', 'de'])
  assert.deepEqual(idsOf(sharedBlocks(blocks, { locale: 'en-DE', skus: [] })), ['always'])
})

test('a block for a customer segment is hidden from other customers, and replaces another block for its segment [CMS-404]', () => {
  const coaches = block('coaches', { segments: [3, 4], replaces: 'always' })
  const blocks = [always, coaches, block('later', { segments: [4], replaces: 'always' })]
  assert.deepEqual(idsOf(sharedBlocks(blocks, { locale: 'en-US', skus: [] })), ['always'])
  assert.deepEqual([...blocksForSegments(blocks, [1])], [])
  assert.deepEqual([...blocksForSegments(blocks, [4])], [['always', coaches]])
})

test('a display condition that cannot apply on its page is reported with its path', () => {
  const blocks = [
    block('de', { locales: ['de-DE'] }),
    block('bar', { skus: ['BAR-1'] }),
    block('coaches', { segments: [11], replaces: 'de' }),
    block('lost', { segments: [11], replaces: 'nothing' }),
    block('self', { segments: [11], replaces: 'coaches' }),
    block('dated', { from: 5, sites: ['USA'], flag: 'spring' }),
  ]
  const problemsOn = (handle: string) =>
    conditionProblems(handle, blocks).map((problem) =>
      problem.split(':', 1)[0]!.replace('content.', '').replace('.props.conditions', ''),
    )
  const segments = ['2.segments', '3.segments', '4.segments']
  assert.deepEqual(problemsOn('care'), ['1.skus', '3.replaces', '4.replaces'])
  assert.deepEqual(problemsOn('homepage'), ['1.skus', '3.replaces', '4.replaces'])
  assert.deepEqual(problemsOn('below_buy_button'), segments)
  for (const handle of ['below_racks', 'block_hours']) assert.deepEqual(problemsOn(handle), ['1.skus', ...segments])
  for (const handle of ['header', 'above_header', 'five_for_five_drawer'])
    assert.deepEqual(problemsOn(handle), ['1.skus', ...segments])
  assert.deepEqual(idsOf(blocksInLocale(blocks, 'de-DE')), ['de', 'dated'])
  assert.deepEqual(idsOf(blocksInLocale(blocks, 'fr-FR')), ['dated'])
})
