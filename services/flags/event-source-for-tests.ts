type Listener = (event: { type: string; data: string }) => void

/** A minimal EventSource for the SDK, because Node does not provide one by default. It does not reconnect. */
export class TestEventSource {
  onerror: (() => void) | null = null
  onopen: (() => void) | null = null
  readonly #listeners = new Map<string, Listener>()
  readonly #stop = new AbortController()

  constructor(url: string) {
    void this.#read(url).catch(() => this.onerror?.())
  }

  addEventListener(type: string, listener: Listener) {
    this.#listeners.set(type, listener)
  }

  close() {
    this.#stop.abort()
  }

  async #read(url: string) {
    const response = await fetch(url, { signal: this.#stop.signal })
    if (response.status !== 200) throw new Error(String(response.status))
    this.onopen?.()
    let text = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const events = text.split('\n\n')
      text = events.pop()!
      for (const event of events) this.#dispatch(event.split('\n'))
    }
  }

  #dispatch(lines: readonly string[]) {
    const field = (name: string) =>
      lines.flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1).trimStart()] : [])).join('\n')
    const type = field('event')
    this.#listeners.get(type)?.({ type, data: field('data') })
  }
}
