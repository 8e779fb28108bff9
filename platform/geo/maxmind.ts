import { readFile, stat } from 'node:fs/promises'
import { isIP } from 'node:net'
import { Reader, type CountryResponse } from 'mmdb-lib'
import { countryCode, type GeoEngine } from './engine.ts'

interface MaxMindOptions {
  path: string
  now: () => number
  /** Called if the file cannot be used. The previous data remains in use. */
  warn: (error: unknown) => void
}

const checkMs = 60_000
const maxBytes = 512 * 1024 * 1024

type Countries = Pick<Reader<CountryResponse>, 'get'>

/** Reads countries from a file in MaxMind DB format, and reloads it within a minute after it changes. */
export async function maxMindCountries({ path, now, warn }: MaxMindOptions): Promise<GeoEngine> {
  let countries: Countries | null = null
  let loadedVersion = ''
  let checkedAt = now()
  const load = async () => {
    try {
      const { mtimeMs, size } = await stat(path)
      const version = `${mtimeMs} ${size}`
      if (version === loadedVersion) return
      // A broken file is reported once, not every minute.
      loadedVersion = version
      if (size > maxBytes) throw new Error(`${path} is larger than ${maxBytes} bytes`)
      countries = new Reader<CountryResponse>(await readFile(path))
    } catch (error) {
      warn(error)
    }
  }
  await load()
  return {
    countryOf({ ip }) {
      if (now() - checkedAt >= checkMs) {
        checkedAt = now()
        void load()
      }
      const [address = ''] = ip.split('/')
      return countries === null || isIP(address) === 0 ? null : lookUp(countries, address)
    },
  }
}

/** Returns an address's country. If the record is damaged, the country is unknown. */
function lookUp(countries: Countries, address: string): string | null {
  try {
    return countryCode(countries.get(address)?.country?.iso_code)
  } catch {
    return null
  }
}
