import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordPressClient } from '#platform/wordpress/client.ts'
import { checkWire } from '#services/content/posts/wire-contract-for-tests.ts'
import { createWordPressPostEngine } from '#services/content/posts/wordpress-posts.ts'
import { startWordPress } from '#services/content/posts/wordpress-for-tests.ts'
import { missingForWordPress, openWordPress } from './servers/wordpress/open-wordpress.ts'
import { respondWithoutTotals } from './twins/bare-wordpress.ts'

const posts = Array.from({ length: 7 }, (_, index) => ({
  id: index + 1,
  slug: `post-${index + 1}`,
  title: `Bar &#8211; ${index + 1}`,
  content: '<p onclick="x()">Steel<script>alert(1)</script></p>',
}))

test('The Index reads lists, totals, filters, errors, and pictures from a real WordPress [INDEX-056]', async (t) => {
  const missing = missingForWordPress()
  if (missing.length > 0) {
    const lacks = `This machine has no WordPress (${missing.join(', ')}): only its recorded wire was checked`
    console.log(lacks)
    t.diagnostic(lacks)
    return checkWire((await startWordPress({ posts, tags: 250 })).baseUrl)
  }
  const wordPress = await openWordPress()
  t.after(wordPress.stop)
  const { baseUrl } = wordPress
  await checkWire(baseUrl)
  const site = wordPressClient({ baseUrl, now: Date.now, warn: assert.ifError, timeoutMs: 20_000 })
  const [post] = (await createWordPressPostEngine({ site, baseUrl }).posts({ slug: 'post-45', offset: 0, size: 1 }))
    .items
  assert.equal(post?.featuredImagePath, `${baseUrl}/wp-content/uploads/2026/01/bar-768x432.jpg`)
  assert.deepEqual([post.title.rendered, post.link], ['Bar’s “end” & plate 45', '/theindex/history/post-45'])
  assert.equal(
    post.content.rendered.trim(),
    '<p>Steel &amp; rubber 45 <a href="/theindex/history/post-2">two</a> <a>x</a></p><h4>Small</h4>',
  )
  t.diagnostic('a real WordPress with 45 posts and 250 tags was read')
})

test('a WordPress simulator that omits totals and errors does not pass', async () => {
  const { baseUrl, state } = await startWordPress({ posts, tags: 250 })
  state.fault = respondWithoutTotals
  await assert.rejects(checkWire(baseUrl), { name: 'AssertionError' }, 'twin not caught: totals are missing')
})
