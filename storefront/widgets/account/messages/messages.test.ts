import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { loadTexts, textsOf, type Language } from '#storefront/texts.ts'
import { accountActions, actionsOf, type AccountPageId } from './account-actions.ts'
import { successText } from './account-messages.ts'

const storefront = fileURLToPath(new URL('../../../', import.meta.url))
const languages: readonly Language[] = ['en', 'de', 'es', 'fr', 'nl']
const pages = Object.keys(accountActions) as AccountPageId[]
/** `op` values that do not change the account: selecting a country, searching for products, and logging out. */
const otherOps: readonly string[] = ['country', 'find', 'logout']
/** Account pages with actions that do not change the account: logging out and opening a guest order. */
const readingPages: readonly string[] = ['account', 'dashboard', 'order-lookup']
/** Forms without a write action: the order lookup, and a form that receives `op` among its caller's fields. */
const fieldsElsewhere = ['account/order-details/look-up-form.tsx', 'checkout/address/did-you-mean.tsx']
/** Folders with forms that belong to other pages or get their action from the page. */
const shared = /^(?:shell\/|page\/|browser\/|cart\/|side-cart\/(?!cart-messages\.tsx)|checkout\/(?!address\/))/

const declaration = 'widgets/account/messages/account-actions.ts'

const read = (file: string) => readFileSync(storefront + file, 'utf8')

/** Returns the file of each account route and of the return page, by route id. */
function accountRoutes(): Map<string, string> {
  const source = read('lazy-routes.ts')
  const own = source.slice(source.indexOf('function accountPages'), source.indexOf('function funnelPages'))
  const routes = own.matchAll(/page\(\s*'([\w-]+)',\s*'((?:account|rmaprocess\/print)[^']*)',\s*'([\w/-]+\.tsx)'/g)
  return new Map([...routes].map(([, id = '', , file = '']) => [id, file]))
}

/** Returns the files that a file imports within the storefront, directly or indirectly. */
function reachable(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || shared.test(file)) return found
  found.add(file)
  for (const [, target = ''] of read(file).matchAll(/(?:from|import\()\s*'((?:\.|#storefront)[^']+\.tsx?)'/g)) {
    const path = target.startsWith('#') ? target.slice('#storefront/'.length) : normalize(join(dirname(file), target))
    if (existsSync(storefront + path)) reachable(path, found)
  }
  return found
}

/** Returns the posting forms in a file, with their content. */
function formsIn(source: string): string[] {
  return [...source.matchAll(/<(PostForm|form)\b(?:(?!<\/\1>)[\s\S])*/g)]
    .map(([form]) => form)
    .filter((form) => form.startsWith('<PostForm') || /method="post"/.test(form))
}

/** Returns the `op` values in a file: in fields, buttons, components that contain one, and forms created in code. */
function opsIn(source: string): string[] {
  const values = [
    ...source.matchAll(/name="op"\s+value=(?:"([\w-]+)"|\{([^}]*)\})|\bop="([\w-]+)"|\.set\('op', '([\w-]+)'\)/g),
  ]
  return values.flatMap(([, plain, expression = '', part, set]) => [
    ...[plain, part, set].filter((each) => each !== undefined),
    ...[...expression.matchAll(/(?<!=== )['`]([\w-]+)/g)].map(([, value = '']) => value),
  ])
}

const routes = accountRoutes()
const acting = [...routes].filter(([, file]) => /ActionArguments|\bform\) =>/.test(read(file)))
const filesOf = new Map(acting.map(([id, file]) => [id, reachable(file)]))
const files = new Set([...filesOf.values()].flatMap((each) => [...each]))

test('every account route with an action declares its write actions [ERROR-433]', () => {
  assert.ok(acting.length > 15, `${acting.length} routes`)
  assert.deepEqual(
    acting
      .map(([id]) => id)
      .filter((id) => !readingPages.includes(id))
      .toSorted(),
    pages.toSorted(),
  )
})

test('every form of an account route posts a declared action, and every declared action has a form [ERROR-433]', () => {
  const unnamed = [...files].filter((file) =>
    formsIn(read(file)).some((form) => !/\bop=|name="op"|\{children\}|<Fields\b/.test(form)),
  )
  assert.deepEqual(unnamed.toSorted(), fieldsElsewhere)
  const posted = new Map(acting.map(([id]) => [id, new Set<string>()]))
  for (const file of files) {
    const owners = acting.map(([id]) => id).filter((id) => filesOf.get(id)!.has(file))
    for (const op of opsIn(read(file)).filter((each) => !otherOps.includes(each))) {
      const declaring = owners.filter((id) =>
        pages.some((page) => page === id && actionsOf(page).read({ get: () => op })),
      )
      assert.notEqual(declaring.length, 0, `${file}: ${op}`)
      for (const id of declaring) posted.get(id)!.add(op)
    }
  }
  for (const page of pages)
    assert.deepEqual([...posted.get(page)!].toSorted(), [...accountActions[page]].toSorted(), page)
})

test('account actions are dispatched by their declared names alone, so that an action without texts does not compile [ERROR-433]', () => {
  const writing = acting.filter(([id]) => !readingPages.includes(id))
  const dispatching = new Set(writing.flatMap(([id]) => [...filesOf.get(id)!]))
  const direct = [...dispatching].filter((file) => file !== declaration && /get\('op'\)/.test(read(file)))
  assert.deepEqual(direct, [])
  for (const [id] of writing)
    assert.ok(
      [...filesOf.get(id)!].some((file) => read(file).includes(`actionsOf('${id}')`)),
      id,
    )
})

for (const language of languages)
  test(`every account action has a success text and a failure text in ${language}, without exclamation marks [ERROR-433]`, async () => {
    await loadTexts(language, ['widgets/account/messages'])
    const messages = textsOf(language, 'widgets/account/messages')
    for (const page of pages)
      for (const [action, { success, failure }] of Object.entries(messages[page])) {
        const text = successText(success, 'Garage', 2)
        for (const each of [text, failure]) assert.match(each, /^[^!]{8,200}$/u, `${page} ${action}`)
        assert.notEqual(text, failure, `${page} ${action}`)
      }
  })

test('a result in the query is shown only if it is one of the page’s actions, so that a link cannot show arbitrary text [ERROR-433]', () => {
  const { outcome, done, failed } = actionsOf('wishlist')
  const read = (query: string) => outcome(new URLSearchParams(query))
  assert.deepEqual(read(done('note', 'a-1')), { done: 'note', failed: null, item: 'a-1' })
  assert.deepEqual(read(failed('share')), { done: null, failed: 'share', item: null })
  for (const text of ['Call%20us', 'constructor', '__proto__', 'password'])
    assert.deepEqual(read(`?done=${text}&failed=${text}&item=<b>`), { done: null, failed: null, item: null })
})
