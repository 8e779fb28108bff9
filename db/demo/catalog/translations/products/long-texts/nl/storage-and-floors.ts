import type { LongTextsByHandle } from '../by-handle.ts'

export const storageAndFloors: LongTextsByHandle = {
  'ironwright-plate-tree': {
    lead: 'Schijven van de vloer, in een volgorde die je ziet.',
  },
  'ironwright-tall-plate-tree': {
    lead: 'Zo groot als een krachtsporter, en hij bergt net zoveel.',
  },
  'ironwright-change-plate-tree': {
    lead: 'Een boom voor wat meestal onder de bank ligt.',
  },
  'ironwright-bumper-cradle': {
    lead: 'Een toastrek voor een kwart ton.',
  },
  'ironwright-long-cradle': {
    lead: 'Draagt wat twee lifters nodig hebben en rolt naar hen toe.',
  },
  'ironwright-iron-cradle': {
    lead: 'IJzeren schijven staan erin als elpees.',
  },
  'ironwright-plate-rail': {
    lead: 'Niemand bukt, niemand reikt, iedereen hangt ze terug.',
  },
  'ironwright-plate-pegs': {
    lead: 'De muur deed toch niets.',
  },
  'ironwright-wall-bar-hanger': {
    lead: 'Zes stangen aan de muur, geen achter de deur.',
  },
  'ironwright-three-bar-hanger': {
    lead: 'Voor de powerliftstang, de andere stang en die uit de aanbieding.',
  },
  'ironwright-ten-bar-hanger': {
    lead: 'De muur van een club, op volgorde van de leden.',
  },
  'ironwright-bar-forks': {
    lead: 'Stangen hangen aan hun kraag en de vloer blijft vrij.',
  },
  'ironwright-bar-stand': {
    lead: 'Stangen staan erin als paraplu’s.',
  },
  'ironwright-peg-rail': {
    lead: 'De la met verwarde spullen, maar dan aan de muur.',
  },
  'ironwright-dumbbell-rack': {
    lead: 'Tien paren, op volgorde, tot iemand ze teruglegt.',
  },
  'ironwright-two-tier-dumbbell-rack': {
    lead: 'Laag genoeg om overheen te kijken.',
  },
  'ironwright-narrow-dumbbell-rack': {
    lead: 'Zes paren op de breedte van een deur.',
  },
  'ironwright-kettlebell-shelf': {
    lead: 'Een plank. Hij is sterk en hij is recht.',
  },
  'ironwright-three-tier-shelf': {
    lead: 'Voor de set die bij 8 kg begint en bij 32 niet ophoudt.',
  },
  'ironwright-storage-bay': {
    lead: 'Alles wat op de vloer ligt, maar dan op vier planken.',
  },
  'ironwright-small-storage-bay': {
    lead: 'Het rek voor één persoon die van alles één heeft.',
  },
  'ironwright-ball-rack': {
    lead: 'Ronde dingen willen twee lijnen en verder niets.',
  },
  'ironwright-low-ball-rack': {
    lead: 'Past onder een muurdoel en geeft de bal terug op heuphoogte.',
  },
  'ironwright-rubber-tile': {
    lead: 'Het deel van een gym dat de rest spaart.',
  },
  'ironwright-fleck-tile': {
    lead: 'Een vierkante meter die je kunt dragen, maar net.',
  },
  'ironwright-drop-tile': {
    lead: 'Dik waar dik nodig is, en nergens anders.',
  },
  'ironwright-edge-ramp': {
    lead: 'Zodat de vloer niet met struikelen begint.',
  },
  'ironwright-floor-roll': {
    lead: 'Elke meter een naad minder.',
  },
  'ironwright-turf-roll': {
    lead: 'Een baan voor de slee, zonder de regen.',
  },
  'ironwright-lifting-platform': {
    lead: 'Een vierkant vloer dat van één stang is.',
  },
  'ironwright-compact-platform': {
    lead: 'Zo breed als een stang nodig heeft en zo diep als een garage toelaat.',
  },
  'ironwright-deadlift-platform': {
    lead: 'Eén stang diep. Niemand deadlift al lopend.',
  },
  'larchwell-ash-platform': {
    lead: 'Het platform waarvoor mensen hun schoenen uittrekken.',
  },
  'ironwright-drop-pads': {
    lead: 'De onderburen vroegen ons ze te maken.',
  },
  'ironwright-low-drop-pads': {
    lead: 'Om een stang te stoppen, niet om een crash te stoppen.',
  },
  'ironwright-chalk-blocks': {
    lead: 'Wit, droog, overal.',
  },
  'ironwright-chalk-stand': {
    lead: 'Zodat het magnesium op één plek blijft, min of meer.',
  },
  'ironwright-training-log': {
    lead: 'Een jaar training in een boek dat vlak openligt onder een stang.',
  },
  'plainfare-salt-mix': {
    lead: 'Natrium, kalium, magnesium en een beetje citroen.',
  },
  'plainfare-oat-blend': {
    lead: 'Ontbijt voor wie voor het ontbijt traint.',
  },
  'ironwright-gym-bag-box': {
    lead: 'Alles wat op een wedstrijd geleend wordt, in één doos met een deksel.',
  },
}
