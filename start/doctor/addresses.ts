import { lookup } from 'node:dns/promises'
import { connect } from 'node:tls'
import type { Configuration } from '#platform/settings/settings.ts'
import type { Finding } from './finding.ts'
import { reasonOf } from './vendors.ts'

const patienceMs = 10_000
/** Certificates are usually renewed 30 days before they expire. */
const minDays = 14
const day = 86_400_000

/** Resolves the host names of all sites and the card page, and checks their certificates. */
export async function addressFindings(
  { openSites, siteUrls, cardPageUrl }: Configuration,
  now: number,
): Promise<Finding[]> {
  const urls = [...openSites.map((site) => siteUrls[site]), cardPageUrl]
  const found = await Promise.all([...new Set(urls)].map((url) => addressFinding(url, now)))
  return found.flat()
}

async function addressFinding(url: string, now: number): Promise<Finding> {
  const { hostname, port, protocol } = new URL(url)
  const name = 'address'
  try {
    await lookup(hostname)
  } catch (error) {
    return { name, problem: `${hostname} has no DNS record (${reasonOf(error)}).` }
  }
  if (protocol !== 'https:') return { name, fact: `${hostname} resolves` }
  try {
    const ends = await certificateEnd(hostname, port === '' ? 443 : Number(port))
    return certificateFinding(hostname, ends, now)
  } catch (error) {
    return { name, problem: `${hostname} has no valid certificate or does not respond (${reasonOf(error)}).` }
  }
}

/** Returns a problem for a certificate that expires within two weeks. */
export function certificateFinding(hostname: string, ends: number, now: number): Finding {
  const days = Math.floor((ends - now) / day)
  return days >= minDays
    ? { name: 'address', fact: `${hostname} resolves, certificate valid for ${days} days` }
    : { name: 'address', problem: `The certificate of ${hostname} ends in ${days} days: check its renewal.` }
}

function certificateEnd(host: string, port: number): Promise<number> {
  return new Promise((done, fail) => {
    const socket = connect({ host, port, servername: host, timeout: patienceMs }, () => {
      const ends = Date.parse(socket.getPeerCertificate().valid_to)
      socket.destroy()
      done(ends)
    })
    socket.on('error', fail)
    socket.on('timeout', () => socket.destroy(new Error('timeout')))
  })
}
