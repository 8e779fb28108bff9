/** The lighting of a picture; colors are 0xrrggbb. */
export interface Light {
  /** The shadow-casting light: direction, width (0.28 for a large softbox, 0.02 for the sun), and strength. */
  key: { from: readonly [x: number, y: number, z: number]; width: number; light: number; color?: number }
  /** Skylight strength, and the fraction of the surroundings that lights the room and reflects in steel. */
  sky: { light: number; surroundings: number; color?: number }
  /** White balance as gains for red, green, and blue. */
  balance?: readonly [red: number, green: number, blue: number]
  /** Vignette strength as a fraction. */
  corners?: number
}

export const lights = {
  studio: { key: { from: [-0.55, 1.25, 0.8], width: 0.28, light: 1.7 }, sky: { light: 1.15, surroundings: 0.8 } },
  /** Low sunlight from the left through a window. */
  morning: {
    key: { from: [-1, 0.36, 0.8], width: 0.02, light: 3.8, color: 0xffe4c4 },
    sky: { light: 1.15, surroundings: 0.75, color: 0xdfe9fb },
    corners: 0.35,
  },
  /** Sunlight through visible windows, cast on the floor in front of them. */
  backlight: {
    key: { from: [-0.42, 0.62, -0.8], width: 0.02, light: 7, color: 0xffdfb4 },
    sky: { light: 1.1, surroundings: 0.75, color: 0xdce8ff },
    balance: [1.04, 1, 0.96],
    corners: 0.4,
  },
  /** Late sunlight from the right, and a blue sky. */
  dusk: {
    key: { from: [1, 0.3, 0.36], width: 0.03, light: 5.6, color: 0xff9a52 },
    sky: { light: 0.95, surroundings: 0.42, color: 0x8fabe6 },
    balance: [1, 0.98, 1.04],
    corners: 0.5,
  },
  /** A single lamp above a stage in a dark hall. */
  stage: {
    key: { from: [0.12, 1, 0.3], width: 0.1, light: 5, color: 0xfff1dc },
    sky: { light: 0.8, surroundings: 0.5, color: 0xb8c8ff },
    corners: 0.5,
  },
  /** Rows of tubes on the ceiling. */
  tubes: {
    key: { from: [0.05, 1, 0.12], width: 0.75, light: 1.9, color: 0xf4f9ff },
    sky: { light: 1.1, surroundings: 0.7 },
    balance: [0.98, 1, 1.01],
    corners: 0.3,
  },
  /** Spotlights in a dark ceiling, to the viewer's right. */
  spots: {
    key: { from: [0.5, 1, 0.55], width: 0.16, light: 2.9, color: 0xffecd6 },
    sky: { light: 0.95, surroundings: 0.62 },
    corners: 0.45,
  },
  /** Noon sunlight through a window; its panes are cast on the floor. */
  noon: {
    key: { from: [-1, 0.8, 0.12], width: 0.025, light: 3.4, color: 0xfff0d6 },
    sky: { light: 0.85, surroundings: 0.5, color: 0xdfeaff },
    balance: [1.01, 1, 0.99],
    corners: 0.3,
  },
  /** A low lamp next to a bench. */
  lamp: {
    key: { from: [-1, 0.55, 0.1], width: 0.14, light: 4.2, color: 0xffdcb4 },
    sky: { light: 0.55, surroundings: 0.5, color: 0xc9d8ff },
    corners: 0.6,
  },
} as const satisfies Record<string, Light>

export type LightName = keyof typeof lights
