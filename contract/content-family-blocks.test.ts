import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkBlocks } from './content-blocks.ts'

const picture = { name: 'a', alt: 'A bar', base: '/media/own/a', width: 4, height: 3, widths: [4] }
const story = { id: 'story', heading: 'Steel', html: '<p>One <a href="/bars">bar</a>.</p>', picture }
const video = { id: 'video', title: 'The pull', picture }
const hosted = { ...video, host: 'youtube', videoId: 'dQw4w9WgXcQ' }
const html = { id: 'html', title: 'Counter', html: '<p>0</p>', height: 300 }
const map = { id: 'map', heading: 'Works', address: ['1 Foundry Road'], latitude: 39.96, longitude: -82.99 }

const problemsOf = (type: string, props: object) => checkBlocks([{ type, props }]).problems

test('blocks in each family are accepted', () => {
  const all = [
    { type: 'Deals', props: { id: 'deals', heading: 'Deals', max: 12, linkLabel: 'All', href: '/deals' } },
    { type: 'Posts', props: { id: 'newest', heading: 'The Index' } },
    { type: 'Posts', props: { id: 'posts', heading: 'Read', category: 105, tag: 3, max: 6 } },
    { type: 'Posts', props: { id: 'three', heading: 'Read', slugs: ['first-pull'] } },
    {
      type: 'Story',
      props: { ...story, pictureSide: 'right', quote: { text: 'Steel.', name: 'Ann', role: 'Welder' } },
    },
    { type: 'Video', props: { ...hosted, duration: 125, text: 'Slowly.' } },
    {
      type: 'Video',
      props: {
        ...video,
        id: 'own',
        file: '/media/import/pull.mp4',
        captions: [{ language: 'en', label: 'English', file: '/media/import/pull-en.vtt' }],
      },
    },
    { type: 'Comparison', props: { id: 'bars', heading: 'Bars', handles: ['one', 'two'], rows: ['Weight'] } },
    { type: 'Faq', props: { id: 'faq', heading: 'Questions', questions: [{ question: 'Why?', html: '<p>So.</p>' }] } },
    { type: 'Picture', props: { id: 'yard', picture: { alt: 'A yard' }, caption: 'In May.' } },
    { type: 'Quote', props: { id: 'words', text: 'Steel.', name: 'Ann' } },
    { type: 'NewsletterBand', props: { id: 'mail', heading: 'News', text: '', list: 'rapidfire' } },
    { type: 'Map', props: { ...map, hours: [{ days: 'Mon', time: '9–5' }] } },
    { type: 'Html', props: { ...html, css: 'p{}', js: 'run()', conditions: { sites: ['USA'], from: 1 } } },
  ]
  assert.deepEqual(checkBlocks(all), { blocks: all, problems: [] })
})

test('a story and an answer may contain only rich text, and a disallowed tag is reported by name [T14]', () => {
  for (const tag of [
    '<script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">',
    '<p style="a">',
    '<svg',
  ])
    assert.deepEqual(problemsOf('Story', { ...story, html: `<p>x</p>${tag}` }), [
      `content.0.props.html: has a tag that rich text does not allow: ${tag}`,
    ])
  const faq = { id: 'faq', heading: 'Questions', questions: [{ question: 'Why?', html: '<iframe src="/">' }] }
  assert.match(problemsOf('Faq', faq)[0]!, /^content\.0\.props\.questions\.0\.html: .*<iframe src="\/">$/)
})

test('a video has either a host with a valid video id or a local file, and only a local file has captions', () => {
  const wrong: [object, string][] = [
    [video, 'file: needs either a file or a host'],
    [{ ...hosted, file: '/media/import/a.mp4' }, 'file: needs either a file or a host'],
    [{ ...hosted, videoId: 'short' }, 'videoId: must be the id of a youtube video'],
    [{ ...hosted, host: 'vimeo' }, 'videoId: must be the id of a vimeo video'],
    [{ ...hosted, captions: [] }, 'captions: are only for self-hosted videos'],
    [{ ...video, file: 'https://cdn.example/a.mp4' }, 'file: must be an mp4 or webm file below /media/'],
    [{ ...video, file: '/media/import/../a.mp4' }, 'file: must be an mp4 or webm file below /media/'],
  ]
  for (const [props, problem] of wrong) assert.deepEqual(problemsOf('Video', props), [`content.0.props.${problem}`])
})

test('a comparison has two to four products without duplicates', () => {
  for (const handles of [['one'], ['one', 'one'], ['1', '2', '3', '4', '5'], ['one', 'no/path']])
    assert.equal(problemsOf('Comparison', { id: 'c', heading: 'Bars', handles }).length, 1, String(handles))
})

test('posts are selected either by slug or by category and tag, but not both', () => {
  const problems = problemsOf('Posts', { id: 'p', heading: 'Read', slugs: ['a'], category: 1 })
  assert.deepEqual(problems, ['content.0.props: needs either slugs, or a category or tag'])
})

test('framed HTML needs a height within limits, and cannot depend on a customer segment', () => {
  for (const height of [49, 2_001, undefined, '300']) assert.equal(problemsOf('Html', { ...html, height }).length, 1)
  assert.deepEqual(problemsOf('Html', { ...html, conditions: { segments: [1], replaces: 'other' } }), [
    'content.0.props.conditions.segments: are not allowed here, because all visitors get the same site sections',
  ])
})

test('a map with invalid coordinates or without an address is reported', () => {
  for (const wrong of [{ latitude: 91 }, { longitude: -181 }, { address: [] }])
    assert.equal(problemsOf('Map', { ...map, ...wrong }).length, 1)
})
