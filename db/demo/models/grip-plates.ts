import type { PlateModel } from './plates.ts'

type More = Readonly<Record<string, string | number | boolean>>

const grip = (weight: string, thickness: number, diameter: number, more: More = {}): PlateModel => ({
  kind: 'grip-plate',
  params: { ...more, diameter, thickness, weight },
})
const iron = { brand: 'IRONWRIGHT', isIron: true, color: 0x54585e, ink: 0xf2f2ee } as const
const charcoal = { brand: 'IRONWRIGHT', color: 0x26272b, ink: 0xe07a50 } as const
const kilograms = { color: 0x33363b, ink: 0xe2b93b } as const

export const gripPlateModels = {
  'grip-plate-10': grip('10 LB', 0.034, 0.25),
  'grip-plate-25': grip('25 LB', 0.046, 0.35),
  'grip-plate': grip('45 LB', 0.05, 0.45),
  'grip-plate-5-kg': grip('5 KG', 0.036, 0.255, kilograms),
  'grip-plate-10-kg': grip('10 KG', 0.042, 0.34, kilograms),
  'grip-plate-15-kg': grip('15 KG', 0.046, 0.4, kilograms),
  'grip-plate-20-kg': grip('20 KG', 0.05, 0.445, kilograms),
  'slot-plate-25': grip('25 LB', 0.046, 0.35, charcoal),
  'iron-grip-plate-10': grip('10 LB', 0.028, 0.235, iron),
  'iron-grip-plate-25': grip('25 LB', 0.036, 0.33, iron),
  'iron-grip-plate-35': grip('35 LB', 0.038, 0.38, iron),
  'iron-grip-plate-45': grip('45 LB', 0.04, 0.445, iron),
} as const satisfies Readonly<Record<string, PlateModel>>
