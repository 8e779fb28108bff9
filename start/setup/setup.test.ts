import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { parseEnv } from 'node:util'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { root } from '../source-files.ts'
import { applyContent } from './apply-content.ts'
import { applyRates, readRateFiles } from './apply-rates.ts'
import { settingsOfSetup, updateEnv } from './env-file.ts'
import { pageHandles, parseMarkdownPage, unfinishedLines } from './page-files.ts'
import { promptSetup } from './questions.ts'
import { readSetup, type Setup } from './setup-file.ts'

const text = `
brand = "North Forge"
contact = "help@northforge.example"
card_page = "https://cards.northforge.example"
[sites.USA]
address = "https://northforge.example/"
seller = ["North Forge LLC", "O'Hara House"]
[sites.GBR]
address = "https://uk.northforge.example"
seller = ["North Forge Ltd"]
vat_number = "GB123456789"
[home]
heading = "Bars that stay straight."
text = "Barbells from our own shop floor."
[[categories]]
handle = "bars"
name = "Bars"
[[categories]]
handle = "power-bars"
name = "Power bars"
parent = "bars"
`
function setupOf(toml: string): Setup {
  const read = readSetup(toml)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read
}
const problemsOf = (toml: string) => {
  const read = readSetup(toml)
  return 'problems' in read ? read.problems : []
}

test('every problem in a setup file is reported with its key path', () => {
  const wrong = text
    .replace('"North Forge"', '"<b>"')
    .replace('https://uk.northforge.example', 'https://uk.northforge.example/shop')
    .replace('heading = "Bars that', 'headline = "Bars that')
  assert.deepEqual(problemsOf(wrong), [
    'brand: must be 1 to 40 characters without < > & "',
    'sites.GBR.address: must be a URL such as https://shop.example, without a path',
    'home.heading: Invalid input: expected string, received undefined',
    'home: Unrecognized key: "headline"',
  ])
  assert.match(problemsOf('brand = "x')[0]!, /^line 1, column \d+: /)
})

test('two sites cannot share a host name, and a parent category must precede its children', () => {
  assert.match(
    problemsOf(text.replace('uk.northforge', 'cards.northforge'))[0]!,
    /cards\.northforge\.example is used twice/,
  )
  assert.match(
    problemsOf(text.replace('parent = "bars"', 'parent = "racks"'))[0]!,
    /^categories\.1\.parent: racks must be/,
  )
  assert.match(problemsOf(text.replace('"power-bars"', '"bars"'))[0]!, /^categories\.1\.handle: bars is used twice/)
})

test('the env file enables only the sites in the setup and preserves unrelated lines', () => {
  const settings = settingsOfSetup(setupOf(text))
  assert.deepEqual([settings['SITES'], settings['SITE_URL_USA']], ['USA,GBR', 'https://northforge.example'])
  const before = '# mine\nMAIL_URL=smtps://x\nBRAND=Old\nSITE_URL_CAN=https://ca.example\n'
  const first = updateEnv(before, settings)
  assert.match(first.text, /^# mine\nMAIL_URL=smtps:\/\/x\nBRAND='North Forge'\nMODE=live\n/)
  assert.match(first.text, /\nSELLER_USA="North Forge LLC\|O'Hara House"\n/)
  assert.ok(!first.text.includes('SITE_URL_CAN') && first.changed.includes('SITE_URL_CAN'))
  assert.deepEqual(updateEnv(first.text, settings), { text: first.text, changed: [] })
})

test('if a name is duplicated in the env file, only its last line gets the new value', () => {
  const { text: after, changed } = updateEnv('BRAND=One\nPORT=1\nexport BRAND=Two\n', { BRAND: 'Three' })
  assert.deepEqual([after, changed], ['PORT=1\nBRAND=Three\n', ['BRAND']])
  assert.equal(parseEnv(after)['BRAND'], 'Three')
  assert.equal(updateEnv('BRAND=One\nBRAND=Two\n', { BRAND: undefined }).text, '\n')
})

test('a page file with placeholders is not turned into a page, and each placeholder is reported with its line', () => {
  const page = parseMarkdownPage('# Returns\n\n[FILL IN: days] and [FILL IN: who pays]\n', 'a@b.example')
  assert.deepEqual(page, { problems: ['line 3: [FILL IN: days]', 'line 3: [FILL IN: who pays]'] })
  assert.deepEqual(unfinishedLines('[FILL IN'), ['line 1: [FILL IN'])
})

test('a page from a Markdown file has a title, a block for each section, and no scripts', () => {
  const markdown = '# Contact\r\n\r\nWrite to {contact}. <script>alert(1)</script>\n\n## Hours\n\n- **Monday** 9 to 5\n'
  assert.deepEqual(parseMarkdownPage(markdown, 'help@a.example'), {
    title: 'Contact',
    description: 'Write to help@a.example .',
    content: [
      {
        type: 'Text',
        props: { id: 'opening', html: '<p>Write to <a href="mailto:help@a.example">help@a.example</a>. </p>' },
      },
      {
        type: 'Text',
        props: { id: 'section-1', heading: 'Hours', html: '<ul>\n<li><strong>Monday</strong> 9 to 5</li>\n</ul>' },
      },
    ],
  })
})

test('a {form:...} line in a page file adds the form after the text of its section', () => {
  const page = parseMarkdownPage('# Contact\n\nWrite.\n\n{form:contact}\n\n## Plans\n{form:plan}\n', 'a@b.example')
  assert.deepEqual('content' in page && page.content, [
    { type: 'Text', props: { id: 'opening', html: '<p>Write.</p>' } },
    { type: 'Form', props: { id: 'opening-form', formHash: 'contact' } },
    { type: 'Form', props: { id: 'section-1-form', formHash: 'plan', heading: 'Plans' } },
  ])
})

const shop = await openTestShop()
const { db, visit } = shop
const folder = mkdtempSync(join(tmpdir(), 'setup-'))
after(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'pages', 'GBR'), { recursive: true })
const contentOf = (setup: Setup) => db.transaction((tx) => applyContent(tx, setup, folder))
const ratesOf = async (setup: Setup) => {
  const files = await readRateFiles(setup, folder)
  return db.transaction((tx) => applyRates(tx, setup, files))
}
const pageAt = (site: 'USA' | 'GBR' | 'CAN', id: string) =>
  visit(site).call('GET /svc_content/cms/page/{id}', { params: { id } })

test('a setup stores the home page, finished pages, and categories for the enabled sites', async () => {
  writeFileSync(join(folder, 'pages/privacy.md'), '# Privacy\n\nWe keep your order for ten years.\n')
  writeFileSync(join(folder, 'pages/GBR/privacy.md'), '# Privacy notice\n\nUnder UK law.\n')
  writeFileSync(join(folder, 'pages/returns.md'), '# Returns\n\n[FILL IN: days]\n')
  const { changed, missing } = await contentOf(setupOf(text))
  assert.ok(changed.includes('home page of USA') && changed.includes('page /privacy of GBR'))
  assert.ok(changed.some((each) => each.startsWith('contact form of USA: ')))
  assert.ok(missing.includes('pages/returns.md line 3: [FILL IN: days]'))
  assert.equal(missing.filter((each) => each.endsWith('is missing')).length, pageHandles.length - 2)
  assert.equal((await pageAt('USA', 'privacy')).title, 'Privacy')
  assert.equal((await pageAt('GBR', 'privacy')).title, 'Privacy notice')
  const home = await pageAt('GBR', 'homepage')
  assert.deepEqual(
    home.roguebuilder.content.map(({ type }) => type),
    ['Hero', 'Tiles'],
  )
  await assert.rejects(pageAt('CAN', 'homepage'), { code: 'page_not_found' })
  await assert.rejects(pageAt('USA', 'returns'), { code: 'page_not_found' })
})

test('a repeated setup changes only what differs, and preserves a stored page if its file has placeholders again', async () => {
  assert.deepEqual((await contentOf(setupOf(text))).changed, [])
  writeFileSync(join(folder, 'pages/privacy.md'), '# Privacy\n\n[FILL IN: years]\n')
  const { changed } = await contentOf(setupOf(text.replace('stay straight', 'last')))
  assert.deepEqual(changed, ['home page of USA', 'home page of GBR'])
  assert.equal((await pageAt('USA', 'privacy')).title, 'Privacy')
})

test('the setup dialog repeats each question until the answer is valid, and the answers form a complete setup file', async () => {
  const answers = [
    'North Forge',
    'nobody',
    'help@a.example',
    'USA, FRA',
    'USA',
    'shop',
    'https://a.example',
    'North Forge LLC | 12 Mill Road',
    'https://cards.a.example',
    'Bars.',
    'We sell bars.',
    'Bars | Plates & more | Übungen | Штанги | 杠铃',
  ]
  const printed: string[] = []
  const terminal = { question: async () => answers.shift() ?? assert.fail('one question too many') }
  const setup = setupOf(await promptSetup(terminal, (line) => printed.push(line)))
  assert.deepEqual(setup.sites.USA, { address: 'https://a.example', seller: ['North Forge LLC', '12 Mill Road'] })
  assert.deepEqual(
    setup.categories.map(({ handle, name }) => [handle, name]),
    [
      ['bars', 'Bars'],
      ['plates-more', 'Plates & more'],
      ['ubungen', 'Übungen'],
      ['shtangi', 'Штанги'],
    ],
  )
  assert.deepEqual(printed.slice(1), [
    '  must be an email address',
    '  must be one or more of USA, CAN, AUS, EUR, GBR, APO',
    '  must be a URL such as https://shop.example, without a path',
    '  杠铃: add this category to setup.toml with a handle in Latin letters',
  ])
})

const warehouse = `
[sites.USA.ships_from]
name = "North Forge"
city = "Dayton"
region = "OH"
postcode = "45402"
country = "US"
parcel_limit_kg = 40.5
[[sites.USA.pickup]]
id = "dayton"
name = "North Forge"
street = ["12 Mill Road"]
city = "Dayton"
region = "OH"
postcode = "45402"
country = "US"
telephone = "937 555 0100"
hours = ["Monday to Friday 9:00-17:00"]
instructions = "Ring at dock 2."
`
const emptyRates = statement(
  'test.empty-rates',
  `truncate tax_rate, tax_territory, shipping_price, shipping_zone, shipping_origin, shipping_limit, pickup_location`,
)
const countTaxes = statement<{ count: number }>('test.taxes', 'select count(*)::integer as count from tax_rate')

test('the shipped tax tables are loaded only if the setup file says who confirmed them and when', async () => {
  await db.transaction((tx) => tx.script(emptyRates.text))
  const first = await ratesOf(setupOf(text))
  assert.deepEqual(
    first.missing.map((each) => each.split(':')[0]),
    ['ships_from of USA', 'ships_from of GBR', 'tax', 'shipping prices'],
  )
  assert.deepEqual(await db.run(countTaxes, []), [{ count: 0 }])
  const unsigned = `${text}[tax]\nshipped_tables = true\n`
  assert.deepEqual(
    problemsOf(unsigned).map((problem) => problem.split(':')[0]),
    ['tax.confirmed_by', 'tax.confirmed_on'],
  )
  const signed = `${unsigned}confirmed_by = "Jo Arden"\nconfirmed_on = "2026-11-27"\n`
  const { changed } = await ratesOf(setupOf(signed))
  assert.deepEqual(changed, ['the tax tables of this release, confirmed by Jo Arden'])
  assert.ok((await db.run(countTaxes, []))[0]!.count > 100)
  assert.deepEqual((await ratesOf(setupOf(signed))).changed, [])
})

test('origins and pickup locations match the setup file, and removed locations are deleted', async () => {
  const pickup = () =>
    shop.deps.shippingTables().then(({ pickupLocations }) => pickupLocations.USA?.map(({ city }) => city))
  assert.deepEqual((await ratesOf(setupOf(text + warehouse))).changed, [
    'origin of USA',
    'pickup location dayton of USA',
  ])
  assert.deepEqual(await pickup(), ['Dayton'])
  const tables = await shop.deps.shippingTables()
  assert.deepEqual([tables.origins[0]?.postcode, tables.parcelLimitGrams.USA], ['45402', 40_500])
  assert.deepEqual((await ratesOf(setupOf(text + warehouse))).changed, [])
  assert.deepEqual((await ratesOf(setupOf(text))).changed, ['pickup location dayton of USA removed'])
  assert.equal(await pickup(), undefined)
})

const correctColumbus = statement('test.correct-columbus', `update tax_rate set percent = 3 where name = 'Columbus'`)
const readColumbus = statement<{ percent: string }>(
  'test.columbus',
  `select percent::text as percent from tax_rate where name = 'Columbus'`,
)

test('a tax rate corrected after the setup is preserved until its rate file changes', async () => {
  const header =
    'country,region,postcode from,postcode to,class,name,level,percent,compound,on shipping,valid from,valid to\n'
  const fileWith = (percent: number) =>
    writeFileSync(
      join(folder, 'columbus.csv'),
      `${header}US,OH,43215,43215,,Columbus,local,${percent},no,no,2027-01-01,\n`,
    )
  const setup = setupOf(`${text}[tax]\nconfirmed_by = "Jo"\nconfirmed_on = "2026-11-27"\nfiles = ["columbus.csv"]\n`)
  fileWith(2)
  assert.deepEqual((await ratesOf(setup)).changed, ['columbus.csv: 1 rates'])
  await db.run(correctColumbus, [])
  assert.deepEqual((await ratesOf(setup)).changed, [])
  assert.equal(Number((await db.run(readColumbus, []))[0]!.percent), 3)
  for (const percent of [2.5, 2]) {
    fileWith(percent)
    await ratesOf(setup)
    assert.equal(Number((await db.run(readColumbus, []))[0]!.percent), percent)
  }
  await db.run(statement('test.drop-columbus', `delete from tax_rate where name = 'Columbus'`), [])
})

test('confirmed rate files are imported once, and an invalid line stops the import with its line number', async () => {
  writeFileSync(
    join(folder, 'tax.csv'),
    'country,region,postcode from,postcode to,class,name,level,percent,compound,on shipping,valid from,valid to\n' +
      'US,OH,43215,43215,,Columbus,local,2.25,no,no,2027-01-01,\n',
  )
  const files = `${text}[tax]\nconfirmed_by = "Jo"\nconfirmed_on = "2026-11-27"\nfiles = ["tax.csv"]\n`
  assert.deepEqual((await ratesOf(setupOf(files))).changed, ['tax.csv: 1 rates'])
  assert.deepEqual((await ratesOf(setupOf(files))).changed, [])
  writeFileSync(join(folder, 'tax.csv'), 'country,percent\nUS,x\n')
  await assert.rejects(ratesOf(setupOf(files)), /The columns of tax\.csv match no kind of rates/)
})

test('the setup command writes its templates once, and makes no other changes while they contain placeholders', () => {
  const own = join(folder, 'command')
  const env = {
    ...process.env,
    NODE_TEST_CONTEXT: undefined,
    ENV_FILE: join(folder, 'env'),
    DATA_DIR: join(folder, 'data'),
  }
  writeFileSync(env.ENV_FILE, '')
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['start/setup/setup.ts', ...args], { cwd: root, env, encoding: 'utf8' })
  assert.match(run(own).stderr, /^✗ .*setup\.toml is missing\. Write it with npm run setup -- --template/)
  const first = run(own, '--template')
  assert.deepEqual([first.status, first.stderr], [0, ''])
  for (const handle of pageHandles)
    assert.ok(first.stdout.includes(`Written: ${join(own, 'pages', handle)}.md`), handle)
  const second = run(own)
  assert.equal(second.status, 1)
  assert.match(
    second.stderr,
    /Fill in these lines of .*setup\.toml:\n {2}line \d+: \[FILL IN: the name that shoppers see\]/,
  )
  assert.deepEqual([existsSync(env.DATA_DIR), readFileSync(env.ENV_FILE, 'utf8')], [false, ''])
  assert.match(run(own, '--frob').stderr, /^✗ Usage: npm run setup/)
})

test('every page template has a title and at least one placeholder', () => {
  for (const handle of pageHandles) {
    const template = readFileSync(join(root, 'start/setup/templates/pages', `${handle}.md`), 'utf8')
    assert.match(template, /^# \S/)
    assert.ok(unfinishedLines(template).length > 0, handle)
  }
})
