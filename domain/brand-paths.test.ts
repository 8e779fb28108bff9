import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandPaths, renamedBrandPath, storyPath } from './brand-paths.ts'

test('without a slug setting, brand paths are at their default locations [INDEX-004]', () => {
  assert.deepEqual(brandPaths(), {
    stories: '/theindex/ryourogue',
    storyForm: '/theindex/ryourogue/submit',
    printCatalog: '/rogue-catalog',
  })
  assert.equal(renamedBrandPath('/rogue-catalog', 'USA'), null)
})

test('with a slug setting, brand paths contain the slug, and the default paths redirect to them [INDEX-004]', () => {
  const paths = brandPaths('ironwright')
  assert.deepEqual(paths, {
    stories: '/theindex/ryouironwright',
    storyForm: '/theindex/ryouironwright/submit',
    printCatalog: '/ironwright-catalog',
  })
  assert.equal(storyPath(paths, '7'), '/theindex/ryouironwright/7')
  const moved = (path: string) => renamedBrandPath(path, 'USA', 'ironwright')
  assert.equal(moved('/rogue-catalog'), paths.printCatalog)
  assert.equal(moved('/Rogue-Catalog/'), paths.printCatalog)
  assert.equal(moved('/theindex/ryourogue'), paths.stories)
  assert.equal(moved('/theindex/ryourogue/submit'), paths.storyForm)
  for (const path of ['/', '/rogue-catalogs', '/theindex/ryourogues', '/ironwright-catalog'])
    assert.equal(moved(path), null)
})

test('a default brand path redirects only on sites that have the page [CATALOG-001]', () => {
  assert.equal(renamedBrandPath('/rogue-catalog', 'CAN', 'ironwright'), null)
  assert.equal(renamedBrandPath('/theindex/ryourogue', 'CAN', 'ironwright'), '/theindex/ryouironwright')
})
