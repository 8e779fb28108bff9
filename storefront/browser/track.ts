export type Track = (name: string, detail: Readonly<Record<string, string | number>>) => void

/** Dispatches an event of a shopper on the window as `track`. Analytics subscribes to it, if the shopper consents. */
export const track: Track = (name, detail) => {
  dispatchEvent(new CustomEvent('track', { detail: { name, ...detail } }))
}
