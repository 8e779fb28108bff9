import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listSettings } from '#platform/settings/listing/list-settings.ts'
import { configuration } from '#platform/settings/settings-for-tests.ts'
import { secretVariables, variables } from '#platform/settings/variables.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { officeCalls } from '#services/webhooks/webhooks-for-tests.ts'

const shop = await openTestShop([])
const readWith = (listedSettings: typeof shop.deps.listedSettings) =>
  officeCalls(shop, { listedSettings })('GET /svc_admin/settings', {})

test('the settings response contains no secrets, only that they are set', async () => {
  const marker = 'marker-7f3a'
  const set = Object.fromEntries([...secretVariables].map((name) => [name, `${marker} ${name}`]))
  const reply = await readWith({ mode: 'live', listing: listSettings(set, variables.parse({})) })
  assert.ok(!JSON.stringify(reply).includes(marker))
  const shown = reply.groups.flatMap(({ settings }) =>
    settings.filter(({ isSecret }) => isSecret).flatMap(({ values }) => values),
  )
  assert.equal(shown.length, secretVariables.size)
  assert.ok(shown.every(({ isSet, value }) => isSet && value === null))
})

test("the settings show a vendor's URL without credentials, path, and query", async () => {
  const reply = await readWith(
    configuration({
      FORMS_FORWARD_URL: 'https://ann:pa55word@forms.example/in?key=4711',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://pa55word@traces.example',
    }),
  )
  const text = JSON.stringify(reply)
  assert.doesNotMatch(text, /pa55word|4711/)
  assert.ok(text.includes('"https://forms.example/…"') && text.includes('"https://traces.example/…"'))
})

test('setting descriptions are sentences without references to decisions', async () => {
  const reply = await readWith(configuration({}))
  assert.equal(reply.mode, 'demo')
  assert.doesNotMatch(JSON.stringify(reply), /\]\(/)
  for (const { meaning } of reply.groups.flatMap(({ settings }) => settings)) assert.match(meaning, /^[A-Z`].*\.$/)
})

test('only staff with access to all sites and the permission may read settings', async () => {
  const readAs = async (roles: string[], sites: ['USA'] | null = null) => {
    const email = `${roles[0]}-${sites?.[0] ?? 'all'}@store.example`
    return (await createStaffMember(shop, { email, roles, sites })).visitor.call('GET /svc_admin/settings', {})
  }
  assert.ok((await readAs(['manager'])).groups.length > 3)
  await assert.rejects(readAs(['support']), { status: 403, code: 'not_permitted' })
  await assert.rejects(readAs(['manager'], ['USA']), { status: 403, code: 'not_permitted' })
})
