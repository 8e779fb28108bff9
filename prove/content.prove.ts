import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { generate, parse as parseCss, walk } from 'css-tree'
import { checkBlocks } from '#contract/content-blocks.ts'
import { statement } from '#platform/database.ts'
import { createPageCache } from '#platform/page-cache/page-cache.ts'
import { scopeArticleCss } from '#services/content/posts/article-css.ts'
import { publishNow } from '#services/content/versions/publish-now.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'
import { uncachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import { buildStorefront } from '#storefront/build/build.ts'
import { frameOf, findHarmfulContent, elementsOutsideBlocks } from './checks/harmless-page.ts'
import { hostileBlocks, hostileCssText, hostileHtmlText } from './inputs/hostile-content.ts'
import { createRng } from './rng.ts'
import { servePages } from './roots/pages.ts'
import { seed } from './seed.ts'
import { proofSize } from './size.ts'
import { insertUnfilteredHtml } from './twins/insert-unfiltered-html.ts'

const cases = proofSize({ full: 500, short: 40 })
const site = 'USA'
const shop = await openTestShop()
const { folder } = await buildStorefront()

const insertPost = statement(
  'prove.content-post',
  `insert into post (id, slug, title, excerpt, content, blocks, format, category_ids, tag_ids, published_at)
   values ($1, $6, $2, $3, $4, $5, 'standard', '{}', '{}', '2026-01-01')`,
)

interface Outcome {
  wrong: string[]
  pages: number
  shownBlocks: number
  byCall: Map<number, number>
}

/** Stores hostile content without any check, and finds problems in the pages that show it. */
async function showHostile(count: number, transform: (html: string, hostile: string) => string): Promise<Outcome> {
  const { db, deps, clock } = shop
  const pages = await servePages({
    db,
    dist: folder,
    cache: createPageCache(),
    reads: uncachedCatalog(db),
    now: clock(),
    payments: deps.payments,
  })
  const origin = `http://127.0.0.1:${pages.port}`
  const outcome: Outcome = { wrong: [], pages: 0, shownBlocks: 0, byCall: new Map() }
  const read = (path: string) =>
    fetch(origin + path, { headers: { 'x-site': site }, signal: AbortSignal.timeout(20_000) })
  const label = randomUUID().slice(0, 8)
  await store(`plain-${label}`, 'Plain', [{ type: 'Text', props: { id: 'one', html: '<p>One</p>' } }])
  const frame = frameOf(await (await read(`/plain-${label}`)).text())
  try {
    for (let index = 0; index < count; index++) {
      const rng = createRng(seed, index)
      const content = hostileBlocks(rng)
      const handle = `hostile-${label}-${index}`
      const title = hostileHtmlText(rng).slice(0, 150).replaceAll('\0', '')
      await store(handle, title, content)
      const isPost = rng.oneIn(4)
      const hostile = hostileHtmlText(rng)
      const path = isPost ? await storePost(index, label, hostile, title) : `/${handle}`
      const response = await read(path)
      const html = transform(await response.text(), hostile)
      outcome.pages += 1
      outcome.shownBlocks += checkBlocks(content).blocks.length
      const problems = [
        ...(response.status === 200 ? [] : [`status ${response.status}`]),
        ...findHarmfulContent(html),
        ...(frameOf(html) === frame || isPost ? [] : ['content around the main part']),
        ...(isPost ? [] : elementsOutsideBlocks(html).map((part) => `<${part}> outside a block`)),
        ...(await frameProblems(handle, content)),
      ]
      outcome.wrong.push(...problems.map((problem) => `case ${index}, ${path}: ${problem}`))
      const status = await offer(handle, content)
      outcome.byCall.set(status, (outcome.byCall.get(status) ?? 0) + 1)
      if (status >= 500) outcome.wrong.push(`case ${index}: the call responded with ${status}`)
    }
    return outcome
  } finally {
    await pages.close()
  }

  async function store(handle: string, title: string, content: object[]) {
    const document = JSON.parse(JSON.stringify({ content, root: {}, version: 1 }).replaceAll('\\u0000', '')) as object
    await db.transaction((tx) => publishNow(tx, { site, handle, title, description: title, document }, ''))
  }

  async function storePost(index: number, prefix: string, content: string, title: string): Promise<string> {
    const id = 1_000_000 + Number.parseInt(prefix.slice(0, 5), 16) * 1_000 + index
    const plain = content.replaceAll('\0', '')
    await db.run(insertPost, [id, title, title, plain, '[]', `post-${id}`])
    const { status, headers } = await fetch(`${origin}/theindex/none/post-${id}`, {
      headers: { 'x-site': site },
      redirect: 'manual',
    })
    return status === 301 ? (headers.get('location') ?? '') : `/theindex/none/post-${id}`
  }

  /** Returns problems with the frame. An Html block's document must have no origin, regardless of its content. */
  async function frameProblems(handle: string, content: readonly object[]): Promise<string[]> {
    const { blocks } = checkBlocks(content)
    const framed = blocks.filter(({ type }) => type === 'Html')
    const problems: string[] = []
    for (const { props } of framed) {
      const { status, headers } = await read(`/__frame/block/${handle}/${props.id}`)
      const policy = headers.get('content-security-policy') ?? ''
      if (status !== 200 || !/^sandbox (?!.*allow-same-origin)/.test(policy)) problems.push(`frame ${status} ${policy}`)
    }
    return problems
  }

  /** Sends content as an editing tool does, and returns the response status. */
  async function offer(handle: string, content: readonly object[]): Promise<number> {
    const body = JSON.stringify({ title: 'Offered', description: '', document: { content }, basedOn: 1 })
    const { status } = await shop.visit().fetch(`/svc_content/pages/${site}/${handle}/versions`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        authorization: `Bearer ${testStaffToken}`,
      },
    })
    return status
  }
}

function report(t: TestContext, { wrong, pages, shownBlocks, byCall }: Outcome) {
  const statuses = [...byCall].toSorted(([a], [b]) => a - b).map(([status, number]) => `${number} × ${status}`)
  t.diagnostic(
    `${pages} pages, SEED=${seed}: ${shownBlocks} blocks shown; calls ${statuses.join(', ')}; ${wrong.length} wrong`,
  )
}

test('hostile content never runs scripts in a page, and its markup stays within its block [T14]', async (t) => {
  const outcome = await showHostile(cases, (html) => html)
  report(t, outcome)
  assert.deepEqual(outcome.wrong.slice(0, 10), [])
  assert.ok(outcome.shownBlocks > 0 && outcome.byCall.size > 1, 'some content is accepted and some is refused')
})

test('the twin that trusts editors is caught: their scripts run, and their tags leave the block', async (t) => {
  const outcome = await showHostile(40, insertUnfilteredHtml)
  report(t, outcome)
  for (const problem of ['<script>', 'onerror>', 'content around the main part'])
    assert.ok(
      outcome.wrong.some((each) => each.includes(problem)),
      `twin not caught: ${problem}`,
    )
})

/** Returns CSS that could select elements outside an article, load resources, or cover the page. */
function cssProblems(css: string): string[] {
  const problems: string[] = []
  walk(parseCss(css), function (node) {
    if (node.type === 'Atrule' && !['media', 'supports'].includes(node.name)) problems.push(`@${node.name}`)
    if (node.type === 'Url') problems.push('url()')
    const isPosition = node.type === 'Declaration' && node.property.toLowerCase() === 'position'
    if (isPosition && /fixed|sticky|var\(/i.test(generate(node.value))) problems.push('position')
    if (node.type === 'Selector' && this.function === null) {
      const [first, second] = node.children.toArray()
      const isScoped = first?.type === 'ClassSelector' && first.name === 'article__own' && second?.type === 'Combinator'
      if (!isScoped || second.name !== ' ') problems.push('a selector outside the article')
    }
  })
  if (/<\/?style/i.test(css)) problems.push('</style>')
  return problems
}

test("a post's hostile CSS stays in its article and loads nothing [INDEX-034]", (t) => {
  let scoped = 0
  for (let index = 0; index < cases * 10; index++) {
    const css = hostileCssText(createRng(seed, index))
    const own = scopeArticleCss(css)
    if (own !== '') scoped += 1
    assert.deepEqual(cssProblems(own), [], css)
  }
  t.diagnostic(`${cases * 10} style sheets, ${scoped} with rules left`)
  assert.ok(scoped > 0, 'some rules are kept')
  const wrong = cssProblems('body{display:none} p{position:fixed} @import url(//evil.example/x.css);')
  assert.ok(wrong.length >= 3, 'twin not caught: CSS as it was typed')
})
