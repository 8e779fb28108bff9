import { readFileSync } from 'node:fs'

interface ReceiverExample {
  isFromStore: (secret: string, headers: object, rawBody: string) => boolean
}

const guide = readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8')
const code = guide.split('```js\n')[1]!.split('\n```')[0]!

/** The webhook verification function that the documentation shows integrators. It reads the current time. */
export const { isFromStore } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as ReceiverExample
