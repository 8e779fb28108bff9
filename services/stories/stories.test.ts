import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { Transformer } from '@napi-rs/image'
import type { CallInput, Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { fetchFrom } from '#services/feeds/serve-for-tests.ts'
import { sendMail } from '#services/mails/send.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop, testStaffToken, type Visitor } from '#services/testing/shop-for-tests.ts'
import { storyData } from './privacy-steps.ts'
import { serveStoryPhotos } from './serve-photos.ts'

const shop = await openTestShop([])
const { db, deps, clock, visit, closeFirst } = shop
const fetchPhoto = await fetchFrom(serveStoryPhotos({ db, secret: deps.secret, clock }, {}), closeFirst)
const mailDeps = { ...deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
const photo = (await Transformer.fromRgbaPixels(Buffer.alloc(64 * 48 * 4, 90), 64, 48).jpeg(80)).toString('base64')

type Body = CallInput<Store, 'POST /svc_story/stories'>['body']
type Submission = Reply<Store, 'PUT /svc_story/submissions/{id}'>
const body: Body = {
  firstName: 'Ann',
  place: 'Columbus, Ohio',
  title: 'Two meters of steel',
  text: 'It began with a bar.\n\nThen came the <rack>.',
  kind: 'garage-gym',
  email: 'ann@example.com',
  consent: true,
  photos: [photo],
}
const submit = (changes: Partial<Body> = {}, visitor: Visitor = visit(), key: string = randomUUID()) =>
  visitor.call('POST /svc_story/stories', { body: { ...body, ...changes }, key })

async function asStaff(path: string, method: 'GET' | 'POST' | 'PUT' = 'GET', content?: object) {
  const response = await visit().fetch(`/svc_story/submissions${path}`, {
    method,
    headers: {
      authorization: `Bearer ${testStaffToken}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    ...(content && { body: JSON.stringify(content) }),
  })
  const reply = (await response.json()) as Submission & { submissions: Submission[]; error?: { code: string } }
  return { ...reply, status: response.status }
}
const decide = (id: string, decision: string, reason = '') => asStaff(`/${id}/decision`, 'POST', { decision, reason })
const publishedIds = async (query: { kind?: 'competition' } = {}) =>
  (await visit().call('GET /svc_story/stories', { query })).stories.map(({ id }) => id)
const takeMails = statement<{ payload: OutboxTopics['mail_send'] }>(
  'test.story-mails',
  `with taken as (delete from outbox where topic = 'mail_send' returning id, payload) select payload from taken order by id`,
)
const mailed = async () => (await db.run(takeMails, [])).map(({ payload }) => payload)
const versionsOf = statement<{ number: number }>(
  'test.article-versions',
  'select number from article_version where article_id = $1',
)
const lifestylePosts = () => visit().call('GET /theindex/wp-json/wp/v2/posts', { query: { categories: '104' } })

test('a submitted story is shown once staff publish it, and its author gets an email at each step [INDEX-005]', async () => {
  const { id } = await submit()
  assert.deepEqual(await publishedIds(), [])
  await assert.rejects(visit().call('GET /svc_story/stories/{id}', { params: { id } }), { code: 'story_not_found' })
  const [waiting] = (await asStaff('')).submissions
  assert.deepEqual([waiting?.email, waiting?.state, waiting?.photos.length], ['ann@example.com', 'pending', 1])
  assert.equal((await decide(id, 'publish')).state, 'published')
  assert.deepEqual(await publishedIds(), [id])
  const shown = await visit().call('GET /svc_story/stories/{id}', { params: { id } })
  assert.deepEqual([shown.title, shown.place, 'email' in shown], [body.title, body.place, false])
  const mails = await mailed()
  assert.deepEqual(
    mails.map(({ template, to }) => [template, to]),
    [
      ['story-received', 'ann@example.com'],
      ['story-published', 'ann@example.com'],
    ],
  )
  for (const mail of mails) await sendMail(mailDeps, mail)
  const subjects = (await readCaughtMails(db, 'ann@example.com')).map(({ subject }) => subject)
  assert.ok(
    subjects.some((subject) => subject.startsWith('We have your story “Two meters of steel”')),
    String(subjects),
  )
})

test('a repeated story submission is stored once, and other sites do not show it', async () => {
  const [visitor, key] = [visit(), randomUUID()]
  const first = await submit({ email: 'again@example.com' }, visitor, key)
  assert.deepEqual(await submit({ email: 'again@example.com' }, visitor, key), first)
  await decide(first.id, 'publish')
  const { stories } = await visit('CAN').call('GET /svc_story/stories', { query: {} })
  assert.deepEqual(stories, [])
})

test('a story needs consent, an email address, and readable photos, at most three', async () => {
  await assert.rejects(submit({ consent: false as true }), { status: 400 })
  await assert.rejects(submit({ photos: [photo, photo, photo, photo] }), { status: 400 })
  await assert.rejects(submit({ text: '  ' }), { status: 400 })
  const { email: _, ...anonymous } = body
  const sending = visit().call('POST /svc_story/stories', { body: anonymous, key: randomUUID() })
  await assert.rejects(sending, { code: 'email_missing' })
  await assert.rejects(submit({ photos: [Buffer.from('not a photo').toString('base64')] }), {
    code: 'photo_unreadable',
  })
})

test("an email address can submit three stories per 15 minutes, and a suspected bot's story is flagged without an email", async () => {
  await mailed()
  await submit({ email: 'many@example.com', homepage: 'https://spam.example' })
  assert.deepEqual(await mailed(), [])
  for (let sent = 0; sent < 2; sent += 1) await submit({ email: 'Many@example.com' })
  await assert.rejects(submit({ email: 'many@example.com' }), { status: 429 })
  const submissions = (await asStaff('?page=1')).submissions
  assert.equal(submissions.at(-1)?.isSuspicious, true)
})

test('a featured story becomes a Lifestyle post, which follows edits and is removed when the story is no longer featured', async () => {
  const { id } = await submit({ email: 'featured@example.com', photos: [] })
  await decide(id, 'feature')
  const [post] = await lifestylePosts()
  assert.equal(
    post?.content?.rendered,
    '<p>It began with a bar.</p><p>Then came the &lt;rack&gt;.</p><p>— Ann, Columbus, Ohio</p>',
  )
  const { firstName, place, text, kind } = body
  await asStaff(`/${id}`, 'PUT', { firstName, place, text, kind, title: 'Edited' })
  assert.deepEqual(
    (await lifestylePosts()).map((each) => each.title?.rendered),
    ['Edited'],
  )
  await decide(id, 'publish')
  assert.deepEqual(await lifestylePosts(), [])
})

test('emails about a story link to the pages at the brand slug [INDEX-004]', async () => {
  const { id } = await submit({ email: 'slug@example.com' })
  await decide(id, 'publish')
  for (const mail of await mailed()) await sendMail({ ...mailDeps, brandSlug: 'iron' }, mail)
  const texts = (await readCaughtMails(db, 'slug@example.com')).map(({ text }) => text)
  assert.ok(
    texts.some((text) => text.includes(`https://shop.example/theindex/ryouiron/${id}`)),
    texts.join('\n'),
  )
  assert.ok(!texts.some((text) => text.includes('ryourogue')))
})

test('a story rejection needs a reason, which the author receives', async () => {
  const { id } = await submit({ email: 'rejected@example.com' })
  await mailed()
  assert.equal((await decide(id, 'reject')).error?.code, 'reason_missing')
  assert.equal((await decide(id, 'reject', 'The photo shows a face.')).reason, 'The photo shows a face.')
  const [mail] = await mailed()
  await sendMail(mailDeps, mail!)
  const [caught] = await readCaughtMails(db, 'rejected@example.com')
  assert.match(caught!.text, /The photo shows a face\./)
})

test('a report about a published story moves the story to the top of the list', async () => {
  const { id } = await submit({ email: 'reported@example.com', kind: 'competition' })
  const report = () =>
    visit().call('POST /svc_story/stories/{id}/reports', {
      params: { id },
      body: { reason: 'spam' },
      key: randomUUID(),
    })
  await assert.rejects(report(), { code: 'story_not_found' })
  await decide(id, 'publish')
  await report()
  const [first] = (await asStaff('?state=published')).submissions
  assert.deepEqual([first?.id, first?.reports, first?.reportedFor], [id, 1, ['spam']])
  assert.deepEqual(await publishedIds({ kind: 'competition' }), [id])
  assert.equal((await decide(id, 'publish')).reports, 0)
})

test('products can be tagged only in photos that belong to the story', async () => {
  const { id } = await submit({ email: 'tags@example.com' })
  const [{ photos } = { photos: [] }] = (await asStaff('')).submissions.filter((each) => each.id === id)
  const { firstName, title, text, kind } = body
  const products = [
    { photoId: photos[0]!.id, skus: ['IW-BAR-20'] },
    { photoId: randomUUID(), skus: ['IW-X'] },
  ]
  const changed = await asStaff(`/${id}`, 'PUT', { firstName, title, text, kind, products })
  assert.deepEqual(
    changed.photos.map(({ skus }) => skus),
    [['IW-BAR-20']],
  )
})

test('a story photo is public once its story is published, and requires a signed link before that', async () => {
  const { id } = await submit({ email: 'photo@example.com' })
  const [story] = (await asStaff('')).submissions.filter((each) => each.id === id)
  const [signed] = story!.photos
  const path = signed!.large.split('?')[0]!
  assert.equal((await fetchPhoto('USA', path)).status, 404)
  assert.equal((await fetchPhoto('USA', signed!.large)).headers.get('cache-control'), 'private, no-store')
  await decide(id, 'publish')
  const open = await fetchPhoto('USA', path)
  assert.deepEqual([open.status, open.headers.get('content-type')], [200, 'image/webp'])
  await decide(id, 'reject', 'Withdrawn')
  assert.equal((await fetchPhoto('USA', path)).status, 404)
})

test("a data export contains the person's stories and photos, and deletion also deletes the posts", async () => {
  const { id } = await submit({ email: 'Gone@example.com' })
  await decide(id, 'feature')
  const person = { id: 999_999, email: 'gone@example.com' }
  const rows = await storyData.read(db, person, { now: clock(), secret: '' })
  assert.equal(rows['stories']?.length, 1)
  const files = await Array.fromAsync(storyData.files!(db, person))
  assert.deepEqual(files.length, 1)
  await db.transaction((tx) => storyData.forget(tx, person, []))
  assert.deepEqual(await lifestylePosts(), [])
  await assert.rejects(visit().call('GET /svc_story/stories/{id}', { params: { id } }), { code: 'story_not_found' })
})

test('a featured story that staff took off The Index stays off it when the story is edited, and deletion deletes every version', async () => {
  const { id } = await submit({ email: 'offline@example.com', gym: 'Low Ceiling Gym' })
  await decide(id, 'feature')
  const [post] = await lifestylePosts()
  const [article, query] = [{ id: String(post!.id) }, { latest: '1' }]
  const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
  await desk.call('DELETE /svc_admin/articles/{id}/publication', { params: article, query, key: randomUUID() })
  const { firstName, title, text, kind } = body
  await asStaff(`/${id}`, 'PUT', { firstName, title: `${title}, again`, text, kind, products: [] })
  assert.deepEqual(await lifestylePosts(), [])
  const stored = await desk.call('GET /svc_admin/articles/{id}', { params: article })
  assert.deepEqual([stored.latest, stored.published, stored.fields.title], [2, null, `${title}, again`])
  await db.transaction((tx) => storyData.forget(tx, { id: 999_998, email: 'offline@example.com' }, []))
  await assert.rejects(desk.call('GET /svc_admin/articles/{id}', { params: article }), { code: 'article_not_found' })
  assert.deepEqual(await db.run(versionsOf, [post!.id]), [])
})

test('a rejected story leaves no article, even if staff had deleted it in the back office', async () => {
  const { id } = await submit({ email: 'withdrawn@example.com' })
  await decide(id, 'feature')
  const [post] = await lifestylePosts()
  const [article, query] = [{ id: String(post!.id) }, { latest: '1' }]
  const { visitor: desk } = await createStaffMember(shop, { email: 'otto@store.example' })
  await desk.call('DELETE /svc_admin/articles/{id}', { params: article, query, key: randomUUID() })
  await decide(id, 'reject', 'Withdrawn')
  assert.deepEqual(await db.run(versionsOf, [post!.id]), [])
})
