import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localName, localSiteUrl, siteCodes, siteOfHost, sitePort, type SiteHosts } from './site-hosts.ts'

const urls = (of: (site: (typeof siteCodes)[number]) => string) =>
  Object.fromEntries(siteCodes.map((site) => [site, of(site)])) as SiteHosts['siteUrls']
const local: SiteHosts = {
  port: 3000,
  openSites: siteCodes,
  siteUrls: urls((site) => localSiteUrl(site, 3000, 'localhost')),
}
const live: SiteHosts = {
  port: 80,
  openSites: siteCodes,
  siteUrls: urls((site) => `https://${site.toLowerCase()}.shop.example`),
}

test('a site is found by its subdomain of localhost', () => {
  assert.equal(siteOfHost(local, 'localhost:3000', 3000), 'USA')
  assert.equal(siteOfHost(local, 'can.localhost:3000', 3000), 'CAN')
  assert.equal(siteOfHost(local, 'APO.localhost.:3000', 3000), 'APO')
  assert.equal(siteOfHost(local, 'gbr.localhost:8080', 3000), 'GBR', 'through a forwarded port')
})

test("the sites' ports are in the order USA, CAN, AUS, EUR, GBR, APO", () => {
  const ports = siteCodes.map((site) => [site, sitePort(site, 3000)])
  const wanted = [
    ['USA', 3000],
    ['CAN', 3001],
    ['AUS', 3002],
    ['EUR', 3003],
    ['GBR', 3004],
    ['APO', 3005],
  ]
  assert.deepEqual(ports, wanted)
})

test('a site is found by its port on a loopback name', () => {
  for (const [index, site] of siteCodes.entries()) {
    for (const name of ['localhost', '127.0.0.1', '[::1]']) {
      assert.equal(siteOfHost(local, `${name}:${3000 + index}`, 3000 + index), site)
    }
  }
  assert.equal(siteOfHost(local, 'localhost:3006', 3006), undefined, 'the sandbox is no site')
})

test('behind a proxy, a site is found by its public host name', () => {
  assert.equal(siteOfHost(live, 'eur.shop.example', 80), 'EUR')
  assert.equal(siteOfHost(live, 'eur.shop.example:443', 80), 'EUR')
})

test('a store on a single network address uses it as its host name, with a port per site', () => {
  assert.deepEqual([['127.0.0.1', '::1'], ['::'], ['0.0.0.0'], ['192.0.2.7'], ['2001:db8::7']].map(localName), [
    'localhost',
    'localhost',
    'localhost',
    '192.0.2.7',
    '[2001:db8::7]',
  ])
  const alone = { port: 3000, openSites: siteCodes, siteUrls: urls((site) => localSiteUrl(site, 3000, '192.0.2.7')) }
  for (const site of siteCodes)
    assert.equal(siteOfHost(alone, new URL(alone.siteUrls[site]).host, sitePort(site, 3000)), site)
})

test('sites with the same host name are distinguished by port', () => {
  const shared = {
    port: 3000,
    openSites: siteCodes,
    siteUrls: urls((site) => `http://192.0.2.7:${4000 + siteCodes.indexOf(site)}`),
  }
  assert.equal(siteOfHost(shared, '192.0.2.7:4003', 3003), 'EUR')
  assert.equal(siteOfHost(shared, '192.0.2.7:5000', 3003), undefined)
})

test('an unknown host does not match a site', () => {
  const strange = [
    undefined,
    '',
    'evil.example',
    'localhost.evil.example',
    'x.localhost:3000',
    'a b',
    'localhost:3000/x',
  ]
  for (const host of strange) assert.equal(siteOfHost(local, host, 3000), undefined, String(host))
  for (const host of ['user@localhost', 'localhost:port', '[::2]:3000']) {
    assert.equal(siteOfHost(local, host, 3000), undefined, String(host))
  }
})

test('a disabled site is not found by its host name and has no port', () => {
  const openSites = ['USA', 'GBR'] as const
  assert.equal(siteOfHost({ ...live, openSites }, 'eur.shop.example', 80), undefined)
  assert.equal(siteOfHost({ ...live, openSites }, 'gbr.shop.example', 80), 'GBR')
  assert.equal(siteOfHost({ ...local, openSites }, 'localhost:3001', 3001), undefined)
  assert.equal(siteOfHost({ ...local, openSites }, 'localhost:3004', 3004), 'GBR')
})
