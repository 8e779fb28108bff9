/** Reads a response body as text. If it exceeds `maxBytes`, throws and ends the transfer. */
export async function readBoundedText(response: Response, maxBytes: number): Promise<string> {
  const stated = Number(response.headers.get('content-length') ?? 0)
  if (stated > maxBytes) {
    await response.body?.cancel()
    throw new Error(`larger than ${maxBytes} bytes`)
  }
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += (chunk as Uint8Array).byteLength
    // Leaving the loop cancels the body.
    if (bytes > maxBytes) throw new Error(`larger than ${maxBytes} bytes`)
    text += decoder.decode(chunk as Uint8Array, { stream: true })
  }
  return text + decoder.decode()
}
