import { test } from 'node:test'
import { readyAdds, readyBundles, readyReads, type Ready } from './attempts.ts'
import { openBench, rows } from './beside-raw.ts'
import { count, sideBySide, tellRatio } from './measure.ts'

const { db, serve, besideRaw } = await openBench()
const countItems = rows('items', 'select count(*)::integer as count from list_item')

test('adding a bundle of five children compared with adding a simple product', async (t) => {
  await besideRaw(t, {
    name: 'add a bundle of five',
    goal: 0.35,
    prepare: (many) => readyBundles(db, many),
    counts: [countItems],
  })
  const rate = async (prepared: Promise<Ready[]>) => (await serve(await prepared, 'POST', 1)).perSecond
  const measured = await sideBySide({
    ours: () => rate(readyBundles(db, 1_500)),
    baseline: () => rate(readyAdds(db, 1_500)),
  })
  tellRatio(
    t,
    { name: 'add a bundle of five, 1 caller', unit: 'a second', beside: 'adds of a simple thing', goal: null },
    measured,
  )
})

for (const lines of [1, 10, 50, 200]) {
  const size = lines === 1 ? 'one line' : `${count(lines)} lines`
  test(`reading a cart of ${size}, and adding its last line`, async (t) => {
    const many = Math.ceil(1_500 / (1 + lines / 20))
    await besideRaw(t, {
      name: `read a cart of ${size}`,
      goal: null,
      method: 'GET',
      callers: [1],
      prepare: (asked) => readyReads(db, Math.min(asked, many), lines),
      counts: [],
    })
    await besideRaw(t, {
      name: `add to a cart that has ${size} then`,
      goal: 0.35,
      callers: [1],
      prepare: (asked) => readyAdds(db, Math.min(asked, many), lines - 1),
      counts: [countItems],
    })
  })
}
