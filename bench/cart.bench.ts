import { test } from 'node:test'
import {
  prepareAddRequests,
  prepareBundleRequests,
  prepareReadRequests,
  type PreparedRequest,
} from './prepared-requests.ts'
import { openBench, countQuery } from './raw-comparison.ts'
import { formatCount, measureAlternately, reportRatio } from './measure.ts'

const { db, serve, compareWithRaw } = await openBench()
const countItems = countQuery('items', 'select count(*)::integer as count from list_item')

test('adding a bundle with five children compared with adding a simple product', async (t) => {
  await compareWithRaw(t, {
    name: 'add a bundle of five',
    goal: 0.35,
    prepare: (many) => prepareBundleRequests(db, many),
    counts: [countItems],
  })
  const rate = async (prepared: Promise<PreparedRequest[]>) => (await serve(await prepared, 'POST', 1)).perSecond
  const measured = await measureAlternately({
    ours: () => rate(prepareBundleRequests(db, 1_500)),
    baseline: () => rate(prepareAddRequests(db, 1_500)),
  })
  reportRatio(
    t,
    { name: 'add a bundle of five, 1 caller', unit: 'a second', baselineName: 'adds of a simple product', goal: null },
    measured,
  )
})

for (const lines of [1, 10, 50, 200]) {
  const size = lines === 1 ? 'one line' : `${formatCount(lines)} lines`
  test(`reading a cart of ${size}, and adding its last line`, async (t) => {
    const many = Math.ceil(1_500 / (1 + lines / 20))
    await compareWithRaw(t, {
      name: `read a cart of ${size}`,
      goal: null,
      method: 'GET',
      callers: [1],
      prepare: (requested) => prepareReadRequests(db, Math.min(requested, many), lines),
      counts: [],
    })
    await compareWithRaw(t, {
      name: `add to a cart that has ${size} then`,
      goal: 0.35,
      callers: [1],
      prepare: (requested) => prepareAddRequests(db, Math.min(requested, many), lines - 1),
      counts: [countItems],
    })
  })
}
