import type { LongTextsByHandle } from '../by-handle.ts'

export const storageAndFloors: LongTextsByHandle = {
  'ironwright-plate-tree': {
    lead: 'Scheiben weg vom Boden, in einer Ordnung, die man sieht.',
  },
  'ironwright-tall-plate-tree': {
    lead: 'So groß wie ein Mensch, und er trägt auch so viel.',
  },
  'ironwright-change-plate-tree': {
    lead: 'Ein Baum für alles, was sonst unter der Bank liegt.',
  },
  'ironwright-bumper-cradle': {
    lead: 'Ein Toastständer für eine Vierteltonne.',
  },
  'ironwright-long-cradle': {
    lead: 'Nimmt auf, was zwei Leute brauchen, und rollt dorthin, wo sie sind.',
  },
  'ironwright-iron-cradle': {
    lead: 'Eisenscheiben stehen darin wie Schallplatten.',
  },
  'ironwright-plate-rail': {
    lead: 'Niemand bückt sich, niemand streckt sich, alle räumen auf.',
  },
  'ironwright-plate-pegs': {
    lead: 'Die Wand hatte nichts zu tun.',
  },
  'ironwright-wall-bar-hanger': {
    lead: 'Sechs Stangen an der Wand, keine hinter der Tür.',
  },
  'ironwright-three-bar-hanger': {
    lead: 'Für die Powerlifting-Stange, die andere Stange und die aus dem Angebot.',
  },
  'ironwright-ten-bar-hanger': {
    lead: 'Die Wand eines Vereins, in der Reihenfolge seiner Mitglieder.',
  },
  'ironwright-bar-forks': {
    lead: 'Die Stangen hängen an ihren Anschlägen, und der Boden bleibt frei.',
  },
  'ironwright-bar-stand': {
    lead: 'Die Stangen stehen darin wie Regenschirme.',
  },
  'ironwright-peg-rail': {
    lead: 'Die Schublade mit dem Knäuel, nur an der Wand.',
  },
  'ironwright-dumbbell-rack': {
    lead: 'Zehn Paare, der Reihe nach, bis jemand sie zurücklegt.',
  },
  'ironwright-two-tier-dumbbell-rack': {
    lead: 'Niedrig genug, um darüber hinwegzusehen.',
  },
  'ironwright-narrow-dumbbell-rack': {
    lead: 'Sechs Paare auf der Breite einer Tür.',
  },
  'ironwright-kettlebell-shelf': {
    lead: 'Ein Regal. Es ist stabil und es ist gerade.',
  },
  'ironwright-three-tier-shelf': {
    lead: 'Für den Satz, der bei 8 kg beginnt und bei 32 nicht aufhört.',
  },
  'ironwright-storage-bay': {
    lead: 'Alles, was am Boden liegt, auf vier Böden im Regal.',
  },
  'ironwright-small-storage-bay': {
    lead: 'Das Regal für eine Person, die von allem eins hat.',
  },
  'ironwright-ball-rack': {
    lead: 'Rundes braucht zwei Linien und sonst nichts.',
  },
  'ironwright-low-ball-rack': {
    lead: 'Passt unter ein Wandziel und reicht den Ball auf Hüfthöhe.',
  },
  'ironwright-rubber-tile': {
    lead: 'Der Teil eines Gyms, der den Rest schont.',
  },
  'ironwright-fleck-tile': {
    lead: 'Ein Quadratmeter, den Sie tragen können, gerade so.',
  },
  'ironwright-drop-tile': {
    lead: 'Dick, wo es dick sein muss, und sonst nirgends.',
  },
  'ironwright-edge-ramp': {
    lead: 'Damit der Boden nicht mit einem Stolpern beginnt.',
  },
  'ironwright-floor-roll': {
    lead: 'Mit jedem Meter eine Naht weniger.',
  },
  'ironwright-turf-roll': {
    lead: 'Eine Bahn für den Schlitten, ohne den Regen.',
  },
  'ironwright-lifting-platform': {
    lead: 'Ein Quadrat Boden, das einer Stange gehört.',
  },
  'ironwright-compact-platform': {
    lead: 'So breit, wie eine Stange braucht, und so tief, wie eine Garage erlaubt.',
  },
  'ironwright-deadlift-platform': {
    lead: 'Eine Stange tief. Beim Kreuzheben geht niemand spazieren.',
  },
  'larchwell-ash-platform': {
    lead: 'Die Plattform, für die man die Schuhe auszieht.',
  },
  'ironwright-drop-pads': {
    lead: 'Die Nachbarn von unten baten uns darum.',
  },
  'ironwright-low-drop-pads': {
    lead: 'Zum Abfangen einer Stange, nicht zum Abfangen eines Absturzes.',
  },
  'ironwright-chalk-blocks': {
    lead: 'Weiß, trocken, überall.',
  },
  'ironwright-chalk-stand': {
    lead: 'Damit die Magnesia an einem Ort bleibt, mehr oder weniger.',
  },
  'ironwright-training-log': {
    lead: 'Ein Jahr Training in einem Buch, das unter einer Stange flach offen bleibt.',
  },
  'plainfare-salt-mix': {
    lead: 'Natrium, Kalium, Magnesium und ein wenig Zitrone.',
  },
  'plainfare-oat-blend': {
    lead: 'Frühstück für alle, die vor dem Frühstück trainieren.',
  },
  'ironwright-gym-bag-box': {
    lead: 'Alles, was man sich am Wettkampftag leiht, in einer Kiste mit Deckel.',
  },
}
