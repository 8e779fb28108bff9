import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layoutOf } from './layout.ts'
import { isOpenTransform, plainTransform, parseTransform, type Transform } from './transform.ts'

const read = (text: string): Transform => {
  const result = parseTransform(text)
  if ('problem' in result) throw new Error(result.problem)
  return result
}
const problemOf = (text: string) => {
  const result = parseTransform(text)
  return 'problem' in result ? result.problem : null
}

test("a transformation in Cloudinary's grammar is read from one or more groups", () => {
  assert.deepEqual(read('c_limit,w_360/f_auto/q_auto'), { ...plainTransform, width: 360, crop: 'limit' })
  assert.deepEqual(read('c_fill,g_north_east,h_401,w_768/b_rgb:F8F8F8/f_jpeg,q_80'), {
    ...plainTransform,
    width: 768,
    height: 401,
    crop: 'fill',
    gravity: 'north_east',
    quality: 80,
    format: 'jpg',
  })
  assert.deepEqual(read('b_rgb:F8F8F8,c_pad,h_100,w_100').background, 'f8f8f8')
  assert.deepEqual(read(''), plainTransform)
})

test('the pixel density multiplies both dimensions of a picture', () => {
  assert.deepEqual(
    [read('dpr_2.0,w_308').width, read('dpr_2,h_50,w_83').height, read('dpr_auto,w_83').width],
    [616, 100, 83],
  )
})

test('image parameters that have no effect do not create a separate variant', () => {
  assert.deepEqual(read('g_north,w_360'), read('w_360'))
  assert.deepEqual(read('b_white,c_fit,w_360'), read('c_fit,w_360'))
  assert.deepEqual(read('c_fill,g_auto,h_360,w_360'), read('c_fill,g_center,h_360,w_360'))
})

test('an invalid picture transformation is reported with its parameter', () => {
  const wrong = [
    'w_0',
    'w_1.5',
    'w_-3',
    'x_3',
    'c_thumb,w_3',
    'q_101',
    'f_gif',
    'g_face',
    'dpr_3',
    'b_rgb:12',
    'w',
    'l_text:a',
  ]
  for (const text of wrong) assert.match(problemOf(text) ?? '', /is unknown/, text)
  assert.match(problemOf('w_360,w_521')!, /w appears twice/)
  assert.match(problemOf('c_fill')!, /needs a width or a height/)
  assert.match(problemOf('w_3921')!, /at most 3920 px/)
  assert.match(problemOf('dpr_2,w_1961')!, /at most 3920 px/)
})

test('page widths and usual aspect ratios need no signature, but other sizes, qualities, and PNG do [UI-419]', () => {
  const open = [
    '',
    'w_360',
    'w_83',
    'c_limit,w_1960',
    'dpr_2,w_768',
    'c_fill,h_401,w_768',
    'c_pad,h_308,w_308',
    'f_webp,w_521',
  ]
  for (const text of open) assert.ok(isOpenTransform(read(text)), text)
  const signed = [
    'w_361',
    'h_360',
    'q_80,w_360',
    'f_png,w_360',
    'c_fill,h_400,w_768',
    'c_scale,h_360,w_360',
    'dpr_2,w_1284',
  ]
  for (const text of [...signed, 'b_rgb:123456,c_pad,h_360,w_360', 'c_fill,g_north,h_360,w_360', 'c_crop,w_360'])
    assert.ok(!isOpenTransform(read(text)), text)
})

test('each crop mode produces the same layout as in Cloudinary', () => {
  const source = { width: 400, height: 200 }
  const layout = (text: string) => layoutOf(read(text), source)
  assert.deepEqual(layout(''), { resize: null, cut: null, frame: null })
  assert.deepEqual(layout('w_100').resize, { width: 100, height: 50 })
  assert.deepEqual(layout('c_scale,h_50,w_50').resize, { width: 50, height: 50 })
  assert.deepEqual(layout('c_fit,h_800,w_800').resize, { width: 800, height: 400 })
  assert.deepEqual(layout('c_limit,h_800,w_800').resize, { width: 400, height: 200 })
  assert.deepEqual(layout('c_fill,h_100,w_100'), {
    resize: { width: 200, height: 100 },
    cut: { x: 50, y: 0, width: 100, height: 100 },
    frame: null,
  })
  assert.equal(layout('c_fill,g_east,h_100,w_100').cut?.x, 100)
  assert.deepEqual(layout('c_pad,h_100,w_100'), {
    resize: { width: 100, height: 50 },
    cut: null,
    frame: { x: 0, y: 25, width: 100, height: 100 },
  })
  assert.deepEqual(layout('c_crop,g_south_east,h_500,w_100'), {
    resize: null,
    cut: { x: 300, y: 0, width: 100, height: 200 },
    frame: null,
  })
})
