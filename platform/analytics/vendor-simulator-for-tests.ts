import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface VendorRequest {
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: unknown
}

/** Responds to a request with a status and, optionally, headers or a JSON body. */
type VendorReply = (request: VendorRequest) => {
  status: number
  headers?: Record<string, string>
  json?: object
  /** Body text to return instead of JSON. */
  text?: string
  /** Closes the connection before the end of the body. */
  isCut?: boolean
}

/** Serves a vendor's HTTP API and records the requests. Responds with 200 until a test changes the response. */
export async function openVendor() {
  const requests: VendorRequest[] = []
  const vendor = { reply: (() => ({ status: 200 })) as VendorReply }
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (text += chunk))
    request.on('end', () => {
      const isJson = request.headers['content-type'] === 'application/json'
      const body: unknown = isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))
      const received = { path: request.url ?? '', headers: request.headers, body }
      const { status, headers = {}, json = {}, text: reply = JSON.stringify(json), isCut } = vendor.reply(received)
      requests.push(received)
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      if (isCut) response.write(reply, () => response.destroy())
      else response.end(reply)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    requests,
    /** Removes and returns the recorded requests. */
    take: () => requests.splice(0),
    setReply: (reply: VendorReply) => void (vendor.reply = reply),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
