import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createListener, type AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { fetchPicture, pictureFetcher } from './fetch-picture.ts'

/** Acts as a public host in these tests. */
const publicHost = '127.0.0.2'
const isAllowedAddress = (address: string) => address === publicHost

/** Listens on a forbidden address and counts connections to it. */
async function openCanary(host: string, port = 0) {
  const hosts: string[] = []
  const listener = createListener((socket) => {
    hosts.push(host)
    socket.destroy()
  })
  listener.listen(port, host)
  await once(listener, 'listening')
  after(() => listener.close())
  return { hosts, port: (listener.address() as AddressInfo).port }
}

async function openHost(port: number, handle: RequestListener) {
  const host = createServer(handle)
  await once(host.listen(port, publicHost), 'listening')
  after(() => host.close())
}

const canary = await openCanary('127.0.0.1')
const { port } = canary
const others = await Promise.all([openCanary('::1', port), openCanary('127.0.0.3', port)])
const seen = () => [canary, ...others].flatMap(({ hosts }) => hosts)
const requests: string[] = []
await openHost(port, (request, response) => {
  requests.push(request.url!)
  const [, status] = /^\/(30\d)/.exec(request.url!) ?? []
  if (status) response.writeHead(Number(status), { location: `http://127.0.0.1:${port}/` }).end()
  else response.end('bytes')
})

const hosts = [
  '127.0.0.1 127.0.0.3 127.1 127.0.1 2130706433 0x7f000001 0x7f.0.0.1 017700000001 0177.0.0.1 0x7F.1 127.0.0.1. 0 0.0.0.0 0x0',
  '[::1] [::] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [0:0:0:0:0:ffff:7f00:1] [::127.0.0.1] [::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1] [64:ff9b:1::7f00:1] [2002:7f00:1::] [2001::7f00:1] [2001:db8::1] [3fff::1] [fe80::1] [fc00::1] [ff02::1]',
  'localhost LOCALHOST localhost. sub.localhost ①②⑦.⓪.⓪.① 127。0。0。1 127.0.0.1%2f %31%32%37.0.0.1 0x7f.0x0.0x0.0x1',
  '10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 0xa9fea9fe 100.64.0.1 192.0.0.8 192.0.2.1 198.18.0.1',
  '198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255 [::ffff:169.254.169.254] [::ffff:10.0.0.1]',
].flatMap((line) => line.split(' '))
const forms = [
  ...hosts.map((host) => `http://${host}:${port}/x.png`),
  ...['https', 'ftp', 'gopher', 'ws', 'file', 'dict', 'unix'].map((scheme) => `${scheme}://127.0.0.1:${port}/x.png`),
  `http:127.0.0.1:${port}/x`,
  `http:/127.0.0.1:${port}/x`,
  `http:\\\\127.0.0.1:${port}/x`,
  `//127.0.0.1:${port}/x`,
  `http://pictures.example@127.0.0.1:${port}/x`,
  `http://pictures.example:80@127.0.0.1:${port}/x`,
  `http://127.0.0.1:${port}\\@pictures.example/x`,
  `http://127.0.0.1:${port}#@pictures.example/x`,
  `\thttp://127.0.0.1:${port}/x`,
  'data:image/png;base64,AAAA',
  'file:///etc/passwd',
  'javascript:alert(1)',
  `http://127.0.0.1:${port}`.replace('1:', '1\n:'),
]

test('an import never connects to a private or local address in any notation', async () => {
  assert.ok(forms.length >= 60)
  for (const form of forms) {
    const fetched = await fetchPicture(form)
    assert.ok('why' in fetched, form)
    // Unknown hosts are reported as not responding; they are not contacted either.
    assert.match(fetched.why, /not public|not an http or https URL|password|did not respond/, form)
  }
  assert.deepEqual(seen(), [])
})

test('a picture download does not follow redirects', async () => {
  const fetchJudged = pictureFetcher(isAllowedAddress)
  for (const status of [301, 302, 303, 307, 308]) {
    const fetched = await fetchJudged(`http://${publicHost}:${port}/${status}.png`)
    assert.deepEqual(fetched, { why: `The host responded with status ${status}.` })
  }
  assert.deepEqual(seen(), [])
})

test('if a host name resolves to a different address after the check, the connection uses the checked address', async () => {
  const named: string[] = []
  const rebinding = pictureFetcher(isAllowedAddress, (host, _options, done) => {
    named.push(host)
    done(null, [{ address: named.length === 1 ? publicHost : '127.0.0.1', family: 4 }])
  })
  assert.deepEqual(await rebinding(`http://rebound.example:${port}/once.png`), { bytes: Buffer.from('bytes') })
  assert.deepEqual([named, requests.at(-1)], [['rebound.example'], '/once.png'])
  assert.deepEqual(await rebinding(`http://rebound.example:${port}/twice.png`), {
    why: 'The host is not public.',
  })
  assert.deepEqual(seen(), [])
})

test("a picture host isn't contacted if it has no address or any address that isn't public", async () => {
  const found = [publicHost, '127.0.0.1'].map((address) => ({ address, family: 4 }))
  for (const addresses of [found, found.toReversed(), []]) {
    const fetchMixed = pictureFetcher(isAllowedAddress, (_host, _options, done) => done(null, addresses))
    const before = requests.length
    assert.deepEqual(await fetchMixed(`http://two.example:${port}/x.png`), { why: 'The host is not public.' })
    assert.equal(requests.length, before)
  }
  assert.deepEqual(seen(), [])
})
