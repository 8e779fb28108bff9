import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openChaosProxy, type Fault } from './chaos-proxy.ts'

const body = JSON.stringify({ text: 'x'.repeat(500) })
const heard: string[] = []
const server = createServer((request, response) => {
  heard.push(request.url!)
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
})
await once(server.listen(0, '127.0.0.1'), 'listening')
const proxy = await openChaosProxy({
  to: (server.address() as AddressInfo).port,
  seed: 7,
  failure: 'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
  latencyMs: 150,
})
after(async () => {
  await proxy.close()
  server.closeAllConnections()
  server.close()
})

/** How a call by way of the proxy ends: its status and whether its body is whole, or how it failed. */
async function ask(path: string, patienceMs = 2_000): Promise<string> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(`http://127.0.0.1:${proxy.port}${path}`, { signal })
    const text = await response.text()
    return `${response.status} ${text === body ? 'whole' : 'other'}`
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'no answer' : 'broken'
  }
}

const outcomes: [fault: Fault, outcome: string][] = [
  ['latency', '200 whole'],
  ['down', 'broken'],
  ['reset', 'broken'],
  ['silence', 'no answer'],
  ['slices', '200 whole'],
  ['cut', 'broken'],
  ['failure', '503 other'],
  ['garbage', 'broken'],
]
for (const [fault, outcome] of outcomes) {
  test(`an answer meets ${fault}: ${outcome}, and all is well after it`, async () => {
    await proxy.setFault(fault)
    assert.equal(await ask(`/${fault}`, fault === 'silence' ? 200 : 2_000), outcome)
    await proxy.setFault(null)
    assert.equal(await ask('/well'), '200 whole')
  })
}

test('requests arrive whose answers are lost, and none while the dependency is down', () => {
  assert.ok(heard.includes('/reset') && heard.includes('/cut') && heard.includes('/silence'))
  assert.ok(!heard.includes('/down'))
})

test('what was held back in a silence arrives when it ends', async () => {
  await proxy.setFault('silence')
  const late = ask('/late')
  await sleep(100)
  await proxy.setFault(null)
  assert.equal(await late, '200 whole')
})
