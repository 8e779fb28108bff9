import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { root, sourceFiles } from '../source-files.ts'
import { isForTests } from './walls.ts'

/** Matches functions that convert text to HTML or code. */
const sink =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|\bsrcdoc\b|\beval\(|new Function\(|createPolicy\(/

test('only one file converts text to HTML, few files load scripts, and no file converts text to code', () => {
  const files = sourceFiles('.ts', '.tsx').filter((path) => /^(?:storefront|ui|domain|contract)\//.test(path))
  const found = files.filter((path) => !isForTests(path) && sink.test(readFileSync(root + path, 'utf8')))
  assert.deepEqual(found, [
    'storefront/checkout/wallets/wallet-script.ts',
    'storefront/consent/tags/load-tags.ts',
    'storefront/releases/worker/worker-registration.ts',
    'ui/rich-text.tsx',
  ])
})
