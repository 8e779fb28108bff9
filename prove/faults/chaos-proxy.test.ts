import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openChaosProxy, type Fault } from './chaos-proxy.ts'

const body = JSON.stringify({ text: 'x'.repeat(500) })
const received: string[] = []
const server = createServer((request, response) => {
  received.push(request.url!)
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

async function sendThroughProxy(path: string, timeoutMs = 2_000): Promise<string> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(`http://127.0.0.1:${proxy.port}${path}`, { signal })
    const text = await response.text()
    return `${response.status} ${text === body ? 'whole' : 'other'}`
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'no response' : 'broken'
  }
}

const outcomes: [fault: Fault, outcome: string][] = [
  ['latency', '200 whole'],
  ['down', 'broken'],
  ['reset', 'broken'],
  ['silence', 'no response'],
  ['slices', '200 whole'],
  ['cut', 'broken'],
  ['failure', '503 other'],
  ['garbage', 'broken'],
]
for (const [fault, outcome] of outcomes) {
  test(`${fault} results in ${outcome}, and later responses are complete`, async () => {
    await proxy.setFault(fault)
    assert.equal(await sendThroughProxy(`/${fault}`, fault === 'silence' ? 200 : 2_000), outcome)
    await proxy.setFault(null)
    assert.equal(await sendThroughProxy('/well'), '200 whole')
  })
}

test('lost responses do not prevent requests from arriving, but no request arrives while the dependency is down', () => {
  assert.ok(received.includes('/reset') && received.includes('/cut') && received.includes('/silence'))
  assert.ok(!received.includes('/down'))
})

test('responses held back by `silence` arrive when it ends', async () => {
  await proxy.setFault('silence')
  const late = sendThroughProxy('/late')
  await sleep(100)
  await proxy.setFault(null)
  assert.equal(await late, '200 whole')
})
