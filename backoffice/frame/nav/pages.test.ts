import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { sites, type Site } from '#domain/sites.ts'
import { defaultRoles } from '#domain/staff/roles.ts'
import { navIconNames } from './nav-icon-names.ts'
import { pagesOf } from './pages.ts'

const pathsOf = (role: string, covered: readonly Site[] = sites) => {
  const { permissions } = defaultRoles.find(({ id }) => id === role)!
  return pagesOf({ permissions: [...permissions], sites: [...covered] }).flatMap(({ pages }) =>
    pages.map(({ to }) => to),
  )
}

test("the navigation lists the pages that the staff member's role may open", () => {
  assert.ok(pathsOf('manager').includes('/settings/health'))
  assert.ok(!pathsOf('finance').includes('/settings/health') && pathsOf('finance').includes('/settings/store'))
  assert.ok(!pathsOf('warehouse').includes('/settings/store'))
})

test('staff with access to only some sites see no pages that cover all sites', () => {
  const all = pathsOf('manager')
  const some = pathsOf('manager', ['USA'])
  assert.deepEqual(
    all.filter((path) => !some.includes(path)),
    ['/settings/health', '/settings/store'],
  )
})

test('every page in the navigation has a unique icon, and the sprite contains all icons', () => {
  const { permissions } = defaultRoles.find(({ id }) => id === 'owner')!
  const icons = pagesOf({ permissions: [...permissions], sites: [...sites] }).flatMap(({ pages }) =>
    pages.map(({ icon }) => icon),
  )
  assert.deepEqual(icons.toSorted(), [...navIconNames].toSorted())
  const sprite = readFileSync(new URL('nav-icons.svg', import.meta.url), 'utf8')
  assert.deepEqual(
    [...sprite.matchAll(/symbol id="(\w+)"/g)].map(([, id]) => id),
    [...navIconNames],
  )
})
