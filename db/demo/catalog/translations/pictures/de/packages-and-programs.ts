import type { AlternativeTexts } from '../by-english-text.ts'

export const packagesAndPrograms: AlternativeTexts = {
  'Slim rack with a bench inside and iron plates on its bar':
    'Schlankes Rack mit einer Bank darin und Eisenscheiben auf der Stange',
  'Iron plates on the end of the bar next to the rack': 'Eisenscheiben am Ende der Stange neben dem Rack',
  'The whole package set up in front of a white brick wall': 'Das ganze Paket, vor einer weißen Ziegelwand aufgebaut',
  'The package next to the outline of a person of 1.75 m (5 ft 9 in)':
    'Das Paket neben dem Umriss einer Person von 1,75 m',
  'The short bench inside the rack, with a safety pipe behind it':
    'Die kurze Bank im Rack, dahinter ein Sicherheitsrohr',
  'Folding wall rack with a racked bar, a bench and bumper plates':
    'Klapprack an der Wand mit abgelegter Stange, Bank und Bumper Plates',
  'Platform with a bar loaded with colored bumpers': 'Plattform mit einer Stange, beladen mit farbigen Bumper Plates',
  'Low rack full of hex dumbbells behind an adjustable bench':
    'Niedriger Ständer voller Sechskant-Kurzhanteln hinter einer verstellbaren Bank',
  'Half rack with a loaded bar and an adjustable bench in front':
    'Half Rack mit beladener Stange und einer verstellbaren Bank davor',
  'Shelf of kettlebells behind a rubber mat': 'Regal mit Kettlebells hinter einer Gummimatte',
  'Power rack with a loaded bar and a bench inside': 'Power Rack mit beladener Stange und einer Bank darin',
  'The loaded end of the bar next to the rack': 'Das beladene Ende der Stange neben dem Rack',
  'The whole package set up in a garage': 'Das ganze Paket, in einer Garage aufgebaut',
  'The flat bench inside the rack, with a safety pipe behind it': 'Die Flachbank im Rack, dahinter ein Sicherheitsrohr',
  'Bar loaded with black bumper plates on the floor': 'Stange mit schwarzen Bumper Plates auf dem Boden',
  'Inclined bench with two pairs of hex dumbbells in front':
    'Schräg gestellte Bank, davor zwei Paar Sechskant-Kurzhanteln',
  'Lever belt, knee sleeves, wrist wraps and two blocks of chalk':
    'Hebelgürtel, Kniebandagen, Handgelenkbandagen und zwei Blöcke Magnesia',
  'Five loop bands in a row, with a ridged roller and a ball in front':
    'Fünf Loop-Bänder in einer Reihe, davor eine gerippte Rolle und ein Ball',
  'Black gift card with an orange bar on it, leaning on a block of chalk':
    'Schwarze Geschenkkarte mit einer orangen Stange darauf, an einen Block Magnesia gelehnt',
  'Gift cards in navy, bone and black, fanned on a rubber floor':
    'Geschenkkarten in Marineblau, Knochenweiß und Schwarz, aufgefächert auf Gummiboden',
  'Orange gift card in front of a white 5 kg plate': 'Orange Geschenkkarte vor einer weißen Scheibe mit 5 kg',
  'Phone showing the day’s sets, leaning on a kettlebell': 'Handy mit den Sätzen des Tages, an eine Kettlebell gelehnt',
  'The same phone from above, next to a block of chalk': 'Dasselbe Handy von oben, neben einem Block Magnesia',
  'Two coil-bound training booklets, one black, one red':
    'Zwei Trainingshefte mit Spiralbindung, eins schwarz, eins rot',
  'Pale training booklet under a small orange plate': 'Helles Trainingsheft unter einer kleinen orangen Scheibe',
  'Lifter’s pass on an orange ribbon, next to chalk': 'Teilnehmerausweis an einem orangen Band, neben Magnesia',
  'Stand with three lights: two white, one red': 'Ständer mit drei Lichtern: zwei weiß, eins rot',
  'Referee’s pass on a navy ribbon, with a navy rule book':
    'Kampfrichterausweis an einem marineblauen Band, mit marineblauem Regelbuch',
}
