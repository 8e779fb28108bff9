export const texts = {
  gyms: {
    title: 'My gyms',
    none: 'You haven’t saved a gym yet.',
  },
  designs: {
    title: 'Saved designs',
    none: 'You haven’t saved a rack or rig design yet.',
  },
  lookFor: 'rack',
  look: 'Shop racks',
}
export type GymTexts = typeof texts
