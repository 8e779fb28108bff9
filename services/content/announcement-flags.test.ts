import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { publishPage } from './publish-page.ts'

const { db, visit } = await openTestShop([])
const setFlag = statement('test.set-flag', 'insert into flag (key, feature) values ($1, $2)')

test('the matte black and Christmas banners are shown only on the sites where their flags are on [FLAG-002, FLAG-005]', async () => {
  const shown = async (site: 'CAN' | 'GBR') => (await visit(site).call('GET /svc_content/cms/strip', {})).bar?.name
  const banners = [
    ['matte_black_banner', 'CAN'],
    ['christmas_banner', 'GBR'],
  ] as const
  for (const [name, site] of banners) {
    const content = [{ type: 'Text', props: { id: 'text', html: `<p>${name}</p>` } }] as const
    await db.transaction((tx) => publishPage(tx, site, { handle: name, title: name, description: '', content }))
    assert.equal(await shown(site), undefined, name)
    const rules = [{ force: true, condition: { site } }]
    await db.run(setFlag, [name, JSON.stringify({ defaultValue: false, rules })])
    assert.equal(await shown(site), name)
  }
})
