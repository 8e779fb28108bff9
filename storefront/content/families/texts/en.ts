export const texts = {
  allDeals: 'All deals',
  posts: { video: 'Video', gallery: 'Gallery' },
  video: {
    play: (title: string) => `Play video: ${title}`,
    duration: 'Length',
    note: (host: string) => `Plays from ${host}, which then receives your IP address and may set cookies.`,
    ask: (host: string) =>
      `Functional services are off in your cookie settings. Play this one video from ${host} anyway?`,
    playOnce: 'Play this video',
    preferences: 'Cookie preferences',
  },
  comparison: { attribute: 'Spec', price: 'Price', missing: 'Not listed' },
  map: { open: 'Open in OpenStreetMap', note: 'Opens openstreetmap.org in a new tab.' },
}
export type FamilyTexts = typeof texts
