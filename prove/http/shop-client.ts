import { openHttp } from './http-client.ts'

export interface ShopResponse {
  status: number
  body: { orderId?: string; error?: { code: string }; [key: string]: unknown }
}

export function client(port: number, connections: number) {
  const { send: sendHttp, close } = openHttp(port, connections, 20_000)
  const send = async (
    method: string,
    path: string,
    body: object | undefined,
    headers: Record<string, string>,
  ): Promise<ShopResponse> => {
    const { status, text } = await sendHttp({
      method,
      path,
      headers: Object.entries({ 'content-type': 'application/json', ...headers }),
      body: body && Buffer.from(JSON.stringify(body)),
    })
    return { status, body: text ? (JSON.parse(text) as ShopResponse['body']) : {} }
  }
  return { send, close }
}
export type Client = ReturnType<typeof client>
