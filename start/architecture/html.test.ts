import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { root, sourceFiles } from '../source-files.ts'
import { isForTests } from './walls.ts'

/** What makes HTML or code of a text. */
const sink =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|\bsrcdoc\b|\beval\(|new Function\(|createPolicy\(/

test('one file alone makes HTML of a text in a browser, one lets a wallet’s script in, and nothing makes code of a text', () => {
  const files = sourceFiles('.ts', '.tsx').filter((path) => /^(?:storefront|ui|domain|contract)\//.test(path))
  const found = files.filter((path) => !isForTests(path) && sink.test(readFileSync(root + path, 'utf8')))
  assert.deepEqual(found, ['storefront/checkout/wallet-script.ts', 'ui/rich-text.tsx'])
})
