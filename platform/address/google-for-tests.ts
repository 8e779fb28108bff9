import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface AddressRequest {
  regionCode: string
  postalCode: string
  administrativeArea: string
  locality: string
  addressLines: string[]
}

/** A predefined response, selected by the street. */
type Known = (request: AddressRequest) => {
  postalAddress?: Partial<AddressRequest>
  marks?: object[]
  unresolvedTokens?: string[]
}

const named = (componentType: string, mark: object = {}) => ({
  componentType,
  componentName: { text: componentType },
  confirmationLevel: 'CONFIRMED',
  ...mark,
})
const asWritten = (apartment = '') => (/^\d+$/.test(apartment) ? `# ${apartment}` : apartment.toUpperCase())
const known: Readonly<Record<string, Known>> = {
  '12 Forg Street': () => ({
    postalAddress: { addressLines: ['12 Forge St'] },
    marks: [named('route', { spellCorrected: true })],
  }),
  '214 Harbor Street': () => ({
    postalAddress: { addressLines: ['214 Harbor St'], postalCode: '43215-1234' },
    marks: [named('postal_code_suffix', { inferred: true }), named('route')],
  }),
  '12 Anvel Street': ({ addressLines }) => ({
    // In postal format: a single line, with "#" before a bare number.
    postalAddress: { addressLines: [['12 Anvil St', asWritten(addressLines[1])].join(' ').trim()] },
    marks: [named('route', { spellCorrected: true })],
  }),
  '1 Mistaken Road': () => ({
    postalAddress: { locality: 'Dayton', postalCode: '45402' },
    marks: [named('locality', { replaced: true }), named('postal_code', { replaced: true })],
  }),
  '2 Half Known': () => ({
    postalAddress: { addressLines: ['2 Half'], locality: 'Dayton' },
    marks: [named('route', { spellCorrected: true }), named('locality', { replaced: true })],
    unresolvedTokens: ['Known'],
  }),
}

/**
 * Starts a server that simulates Google's Address Validation. The street selects the response: 'Down' and 'Slow' fail,
 * and 'Refused' rejects the key.
 */
export async function openGoogleAddresses() {
  const received: { key: string | undefined; address: AddressRequest }[] = []
  const state = { isSilent: false }
  const respond = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const { address } = JSON.parse(text) as { address: AddressRequest }
      received.push({ key: request.headers['x-goog-api-key'] as string | undefined, address })
      const [street = ''] = address.addressLines
      if (request.url !== '/v1:validateAddress' || street === 'Down') return void response.writeHead(503).end('<h1>')
      if (street === 'Slow' || state.isSilent) return
      if (street === 'Refused') {
        const error = { code: 403, message: 'The caller does not have permission', status: 'PERMISSION_DENIED' }
        return void respond(response, 403, { error })
      }
      if (address.regionCode === 'AQ') {
        const error = { code: 400, message: 'Unsupported region code.', status: 'INVALID_ARGUMENT' }
        return void respond(response, 400, { error })
      }
      const { postalAddress = {}, marks = [], ...rest } = known[street]?.(address) ?? {}
      const found = { postalAddress: { ...address, ...postalAddress }, addressComponents: marks, ...rest }
      const verdict = { possibleNextAction: 'CONFIRM' }
      respond(response, 200, { result: { verdict, address: found }, responseId: 'one' })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    state,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
