export type Track = (name: string, detail: Readonly<Record<string, string | number>>) => void

/** Dispatches a shopper event on the window as `track`. Analytics subscribes only if the shopper consents. */
export const track: Track = (name, detail) => {
  dispatchEvent(new CustomEvent('track', { detail: { name, ...detail } }))
}
