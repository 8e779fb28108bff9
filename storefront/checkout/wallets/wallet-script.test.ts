import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadWalletScript } from './wallet-script.ts'

test("a wallet script that failed to load is retried with the page's existing Trusted Types policy", async () => {
  const scripts: string[] = []
  const outcomes = ['error', 'load']
  class Script extends EventTarget {
    src = ''
    async = false
    remove() {}
  }
  const append = (script: Script) => queueMicrotask(() => script.dispatchEvent(new Event(outcomes.shift()!)))
  Object.assign(globalThis, {
    document: { createElement: () => new Script(), head: { append } },
    trustedTypes: {
      createPolicy: (name: string, rules: object) => {
        if (scripts.includes(name)) throw new TypeError(`Policy with name "${name}" already exists.`)
        scripts.push(name)
        return rules
      },
    },
  })
  const address = 'https://pay.example/pay.js'
  await assert.rejects(loadWalletScript(address), /did not load/)
  await loadWalletScript(address)
  await loadWalletScript(address)
  assert.deepEqual(outcomes, [])
})
