import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shopMenu } from './shop-menu.ts'

const category = (name: string, children: readonly ReturnType<typeof leaf>[] = []) => ({ ...leaf(name), children })
const leaf = (name: string) => ({ name, url: `/${name.toLowerCase().replaceAll(' ', '-')}`, children: [] })
const tree = [
  category('Barbells', [leaf('Power bars'), leaf('Training bars')]),
  category('Plates', [leaf('Bumper plates')]),
  category('Storage'),
]
const labels = (menu: ReturnType<typeof shopMenu>) =>
  menu.map(({ label, groups }) => [label, groups.map((group) => [group.label, group.links.map((link) => link.label)])])

test("the Shop menu has sections, headings, and links, and an editor's categories become a section's headings [SHELL-019]", () => {
  const menu = shopMenu(tree, [{ label: 'Bars and plates', categories: ['barbells', 'plates'] }])
  assert.deepEqual(labels(menu), [
    [
      'Bars and plates',
      [
        ['Barbells', ['Power bars', 'Training bars']],
        ['Plates', ['Bumper plates']],
      ],
    ],
    ['Storage', []],
  ])
  assert.equal(menu[0]!.url, '/barbells')
})

test('the Shop menu omits a category that the site does not sell, and a section that contains only such categories', () => {
  const menu = shopMenu(tree, [
    { label: 'Bars', categories: ['rowers', 'barbells'] },
    { label: 'Rowers', categories: ['rowers'] },
  ])
  assert.deepEqual(
    menu.map(({ label }) => label),
    ['Bars', 'Plates', 'Storage'],
  )
})

test("without editors' sections, each department is a section, and its categories are headings", () => {
  const rigs = { ...category('Rigs'), children: [category('Rig parts', [leaf('Bolts')])] }
  assert.deepEqual(labels(shopMenu([rigs, ...tree.slice(1)], [])), [
    ['Rigs', [['Rig parts', ['Bolts']]]],
    ['Plates', [['Bumper plates', []]]],
    ['Storage', []],
  ])
})

test('a menu section defined by editors can have one promotion, and a department section has none', () => {
  const promo = { label: 'How to choose', url: '/guide', picture: null }
  const menu = shopMenu(tree, [{ label: 'Bars', categories: ['barbells'], promo }])
  assert.deepEqual(
    menu.map((section) => section.promo),
    [promo, null, null],
  )
})
