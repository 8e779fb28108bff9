import type { AlternativeTexts } from '../by-english-text.ts'

export const racksAndBenches: AlternativeTexts = {
  'Black four-post power rack with J-cups and pull-up bar':
    'Power rack noir à quatre montants avec J-cups et barre de traction',
  'Sandwich J-cup on the front upright of the rack': 'J-cup sandwich sur le montant avant du rack',
  'The power rack in red': 'Le power rack en rouge',
  'The power rack in blue': 'Le power rack en bleu',
  'The power rack in white': 'Le power rack en blanc',
  'Folded plate with the name between the front uprights': 'Tôle pliée portant le nom entre les montants avant',
  'The black rack in a garage, with a bar, a bench, plates and kettlebells':
    'Le rack noir dans un garage, avec une barre, un banc, des disques et des kettlebells',
  'The black rack next to the outline of a person of 1.75 m (5 ft 9 in)':
    'Le rack noir à côté de la silhouette d’une personne de 1,75 m',
  'Six-post rack with plate pegs in the back': 'Rack à six montants avec ergots à disques à l’arrière',
  'Chrome pegs on the rear upright, one above another':
    'Ergots chromés sur le montant arrière, l’un au-dessus de l’autre',
  'Short four-post rack in dark gray': 'Rack bas à quatre montants, gris foncé',
  'Foot plate with ribs and anchor bolts': 'Platine de pied avec nervures et goujons d’ancrage',
  'Shallow four-post rack in dark green': 'Rack peu profond à quatre montants, vert foncé',
  'Deep black rack with straps along its sides': 'Rack noir profond avec des sangles sur les côtés',
  'Strap between the front and the rear upright': 'Sangle entre le montant avant et le montant arrière',
  'Tall red six-post rack with strap safeties': 'Grand rack rouge à six montants avec sécurités à sangle',
  'Sand-colored power rack on two long runners': 'Power rack couleur sable sur deux longs patins',
  'Ribbed shoe that joins an upright to its runner': 'Sabot nervuré qui joint un montant à son patin',
  'Olive rack made of slim tubing': 'Rack olive en tube fin',
  'Close holes and a plain J-cup on a slim upright': 'Trous rapprochés et J-cup simple sur un montant fin',
  'The rack in a garage, with a loaded bar on its J-cups and a bench inside':
    'Le rack dans un garage, une barre chargée sur ses J-cups et un banc à l’intérieur',
  'The rack next to the outline of a person of 1.75 m (5 ft 9 in)':
    'Le rack à côté de la silhouette d’une personne de 1,75 m',
  'Safety pipe on its pin, pushed through a hole of the upright':
    'Tube de sécurité sur sa broche, passée dans un trou du montant',
  'The rack from behind, with its rear crossmembers': 'Le rack vu de derrière, avec ses traverses arrière',
  'Short white rack made of slim tubing': 'Rack blanc bas en tube fin',
  'Blue rack made of slim tubing, on runners': 'Rack bleu en tube fin, sur patins',
  'Black six-post rack made of slim tubing, with pegs in the back':
    'Rack noir à six montants en tube fin, ergots à l’arrière',
  'Dark gray rack made of square 51 mm tubing': 'Rack gris foncé en tube carré de 51 mm',
  'Olive half rack made of slim tubing, with spotter arms in front':
    'Demi-rack olive en tube fin, bras de sécurité à l’avant',
  'Gray squat stand made of slim tubing': 'Support de squat gris en tube fin',
  'Half rack with spotter arms in front and pegs in the back':
    'Demi-rack avec bras de sécurité à l’avant et ergots à l’arrière',
  'The half rack from behind, with its six plate pegs': 'Le demi-rack vu de derrière, avec ses six ergots à disques',
  'Low gray half rack without a pull-up bar': 'Demi-rack gris bas sans barre de traction',
  'Tall blue half rack with long spotter arms': 'Grand demi-rack bleu à longs bras de sécurité',
  'Squat stand with two uprights and J-cups': 'Support de squat à deux montants avec J-cups',
  'Shoe and runner under an upright of the stand': 'Sabot et patin sous un montant du support',
  'Tall red squat stand with a pull-up bar': 'Grand support de squat rouge avec barre de traction',
  'Pull-up bar between the tops of the uprights': 'Barre de traction entre les sommets des montants',
  'Low white stand for bench pressing': 'Support blanc bas pour le développé couché',
  'Yoke with a crossmember and four plate posts': 'Yoke avec une traverse et quatre tiges à disques',
  'Olive folding rack on two boards': 'Rack pliant olive sur deux planches',
  'Wall rack folded out with its pull-up bar': 'Rack mural déplié avec sa barre de traction',
  'The same rack folded flat to the wall': 'Le même rack replié à plat contre le mur',
  'Bronze hinge between the wall plate and a leaf': 'Charnière en bronze entre la platine murale et un battant',
  'Low white folding rack on its ledger': 'Rack pliant blanc et bas sur sa planche',
  'Wall-mounted pull-up bar with triangular brackets': 'Barre de traction murale à supports triangulaires',
  'White wall pull-up bar with short arms': 'Barre de traction murale blanche à bras courts',
  'Red rig with three slim uprights against a wall': 'Rig rouge à trois montants fins contre un mur',
  'Free-standing rig with one bay and cups on both sides': 'Rig autoporté à une travée, J-cups des deux côtés',
  'Free-standing rig with two bays and six posts': 'Rig autoporté à deux travées et six montants',
  'Name plate and pull-up bar of a bay': 'Enseigne et barre de traction d’une travée',
  'Three posts tied to a wall, with two pull-up bars': 'Trois montants fixés à un mur, avec deux barres de traction',
  'Two posts tied to a wall, with one pull-up bar': 'Deux montants fixés à un mur, avec une barre de traction',
  'Flat bench with a black frame': 'Banc plat à cadre noir',
  'Close-up of the handle, the spine and the pad’s seam':
    'Gros plan de la poignée, de la poutre et de la couture du coussin',
  'The black bench on an oak floor in morning light, next to a kettlebell':
    'Le banc noir sur un sol en chêne dans la lumière du matin, à côté d’une kettlebell',
  'The black bench next to the outline of a person of 1.75 m (5 ft 9 in)':
    'Le banc noir à côté de la silhouette d’une personne de 1,75 m',
  'Flat bench with a red frame': 'Banc plat à cadre rouge',
  'Flat bench with a white frame': 'Banc plat à cadre blanc',
  'Flat bench with a wide pad and a blue frame': 'Banc plat à coussin large et cadre bleu',
  'Gray flat bench with a very thick pad': 'Banc plat gris à coussin très épais',
  'Short flat bench with a dark green frame': 'Banc plat court à cadre vert foncé',
  'White flat bench with a dark red pad': 'Banc plat blanc à coussin rouge foncé',
  'Flat bench with a top of pale ash boards': 'Banc plat au plateau de planches de frêne clair',
  'Close-up of the ends of the five boards': 'Gros plan du bout des cinq planches',
  'Wide bench of dark boards on a white frame': 'Banc large en planches foncées sur un cadre blanc',
  'Adjustable bench with its back raised': 'Banc réglable, dossier relevé',
  'The bench in the flat position': 'Le banc à plat',
  'The bench with the back almost upright': 'Le banc, dossier presque à la verticale',
  'Close-up of the ladder with its slots and the pin of the strut':
    'Gros plan de l’échelle, de ses crans et de la broche de la béquille',
  'The bench in front of loft windows, with a pair of dumbbells':
    'Le banc devant les fenêtres d’un loft, avec une paire d’haltères',
  'The bench next to the outline of a person of 1.75 m (5 ft 9 in)':
    'Le banc à côté de la silhouette d’une personne de 1,75 m',
  'White adjustable bench at a low incline': 'Banc réglable blanc, faible inclinaison',
  'Gray adjustable bench with brown pads at 45 degrees': 'Banc réglable gris à coussins marron, à 45 degrés',
  'Slots of the ladder and the pin of the strut': 'Crans de l’échelle et broche de la béquille',
  'The bench with its back at 72 degrees': 'Le banc, dossier à 72 degrés',
  'Seated bench with an upright back and a gray frame': 'Banc assis à dossier droit et cadre gris',
  'Upright pressing bench with brown pads': 'Chaise de développé à coussins marron',
  'Black competition bench with a red pad, cups and catch arms':
    'Banc de compétition noir à coussin rouge, supports et bras de sécurité',
  'Lined cup at the top of an upright': 'Support garni en haut d’un montant',
  'Blue bench with two uprights and cups': 'Banc bleu à deux montants et supports',
  'Decline bench with two pairs of leg rollers': 'Banc décliné à deux paires de rouleaux de jambes',
  'Gray back extension bench with two hip pads and a foot plate':
    'Banc à lombaires gris, deux coussins de hanches et une platine de pieds',
  'Red bench with a sloping arm pad and bar cups': 'Banc rouge à coussin de bras incliné et supports de barre',
}
