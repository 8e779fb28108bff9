import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rewriteLinks } from './rewrite-links.ts'

const german = { origin: 'https://eu.shop.example', prefix: 'de', prefixes: ['', 'de', 'fr'] }
const warnings: string[] = []
const warn = (_message: string, href: string) => warnings.push(href)
const linkOf = (href: string, site = german) => rewriteLinks(`<p><a href="${href}">Text</a></p>`, site, warn)
const written = (href: string, rel = '') => `<p><a href="${href}"${rel}>Text</a></p>`

test('links to pages on the same host become paths with the locale prefix [SHELL-418]', () => {
  const table = {
    '/plates': '/de/plates',
    '/': '/de',
    '/plates?color=red&amp;page=2#top': '/de/plates?color=red&amp;page=2#top',
    'https://eu.shop.example/plates?a=1&amp;b=2': '/de/plates?a=1&amp;b=2',
    'https://EU.shop.example': '/de',
    'https://eu.shop.example?q=bar': '/de/?q=bar',
    '//eu.shop.example/plates': '/de/plates',
    '/de/plates': '/de/plates',
    'https://eu.shop.example/fr/plates': '/fr/plates',
    '/media/chart.pdf': '/media/chart.pdf',
    '/svc_review/photos/1': '/svc_review/photos/1',
  }
  for (const [href, expected] of Object.entries(table)) assert.equal(linkOf(href), written(expected), href)
})

test('a site without a prefix gets plain paths, and links within a page and mailto links are unchanged [SHELL-418]', () => {
  const usa = { origin: 'https://shop.example', prefix: '', prefixes: [''] }
  assert.equal(linkOf('https://shop.example/plates', usa), written('/plates'))
  for (const href of ['/plates', '#sizes', '?page=2', 'mailto:help@shop.example', 'tel:+16145550123'])
    assert.equal(linkOf(href, usa), written(href))
})

test('links to other hosts get rel=noopener [SHELL-418]', () => {
  for (const href of ['https://other.example/a?b=1&amp;c=2', 'https://shop.example.evil.example/', '//other.example/'])
    assert.equal(linkOf(href), written(href, ' rel="noopener"'))
  assert.deepEqual(warnings, [])
})

test('an invalid link is unchanged and logs a warning [ERROR-416]', () => {
  assert.equal(linkOf('https://[plates'), written('https://[plates'))
  assert.deepEqual(warnings.splice(0), ['https://[plates'])
})
