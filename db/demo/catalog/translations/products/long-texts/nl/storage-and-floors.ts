import type { LongTextsByHandle } from '../by-handle.ts'

export const storageAndFloors: LongTextsByHandle = {
  'ironwright-plate-tree': {
    lead: 'Schijven van de vloer, in een volgorde die je ziet.',
    description:
      '<p>Eén paal van 76 mm koker en vier verchroomde pennen op twee hoogtes. Draagt 320 kg; hang de zware onderaan, zoals je toch al zou doen.</p>',
  },
  'ironwright-tall-plate-tree': {
    lead: 'Zo groot als een krachtsporter, en hij bergt net zoveel.',
    description:
      '<p>De pennen zitten in de hoogte 535 mm uit elkaar, dus bumpers van 450 mm hangen boven elkaar zonder elkaar te raken. Elke pen is 240 mm lang: twee van 25 kg en één van 10.</p><p>De voeten zijn van voor naar achter 600 mm uit elkaar; met 300 kg op de onderste vier staat hij los.</p>',
  },
  'ironwright-change-plate-tree': {
    lead: 'Een boom voor wat meestal onder de bank ligt.',
    description:
      '<p>Pennen van 150 mm, 185 mm uit elkaar, voor schijven tot 230 mm doorsnee. Hij hoort naast een platform te staan, waar wie laadt alleen nog voor de stang bukt.</p>',
  },
  'ironwright-bumper-cradle': {
    lead: 'Een toastrek voor een kwart ton.',
    description:
      '<p>Staven van 16 mm op twee rails, sleuven van 50 tot 110 mm breed. Twee wielen aan het ene eind, een greep aan het andere.</p>',
  },
  'ironwright-long-cradle': {
    lead: 'Draagt wat twee lifters nodig hebben en rolt naar hen toe.',
    description:
      '<p>In de breedste sleuven passen bumpers van gerecycled rubber van 20 kg, en die zijn dikker dan iedereen verwacht. De wielen zitten zo dat hij er bij 15 graden op kantelt, voordat je rug 300 kg merkt.</p>',
  },
  'ironwright-iron-cradle': {
    lead: 'IJzeren schijven staan erin als elpees.',
    description:
      '<p>Beugels van 14 mm staf, 200 mm hoog, zo dicht op elkaar dat een schijf van 5 kg er niet tussen gaat liggen. IJzer van 45 lb gaat links, kleine schijven rechts.</p>',
  },
  'ironwright-plate-rail': {
    lead: 'Niemand bukt, niemand reikt, iedereen hangt ze terug.',
    description:
      '<p>Vijf paar verchroomde pennen op één hoogte, op een rij, met 275 mm ertussen: ijzer van 450 mm overlapt als dakpannen, bumpers hangen op elke tweede plek.</p><p>Bovenlangs loopt een buis, voor handdoeken en om hem met zijn tweeën te verplaatsen.</p>',
  },
  'ironwright-plate-pegs': {
    lead: 'De muur deed toch niets.',
    description:
      '<p>Een verchroomde pen op een plaat van 6 mm staal, elk vier schroeven. In een stijl, alsjeblieft, of in beton.</p>',
  },
  'ironwright-wall-bar-hanger': {
    lead: 'Zes stangen aan de muur, geen achter de deur.',
    description:
      '<p>Twee beugels van 6 mm staal met UHMW-bekleding. De stangen liggen horizontaal, 127 mm uit elkaar, en de beugels hangen op 1,1 m van elkaar.</p>',
  },
  'ironwright-three-bar-hanger': {
    lead: 'Voor de powerliftstang, de andere stang en die uit de aanbieding.',
    description:
      '<p>De helft van de grote houder en al zijn haken: zitting 60 mm van de muur, rand 50 mm hoog, kunststof overal waar staal op staal zou komen. Vier schroeven per kant.</p>',
  },
  'ironwright-ten-bar-hanger': {
    lead: 'De muur van een club, op volgorde van de leden.',
    description:
      '<p>De beugels van 1270 mm zitten tussen knie en oog, dus ook de tiende stang pak je nog met gestrekte ellebogen. Bouten om de 250 mm; daarachter moet de muur 2 kN per meter aankunnen.</p>',
  },
  'ironwright-bar-forks': {
    lead: 'Stangen hangen aan hun kraag en de vloer blijft vrij.',
    description:
      '<p>Vorken van 6 mm plaat, vanbinnen 36 mm breed: de as gaat erin, het binnenste eind van de huls gaat er niet door. Randen aan de voorkant houden een stang tegen waar iemand tegenaan stoot.</p><p>Hang de plaat op 2,1 m hoogte en de onderste hulzen hangen 150 mm boven het rubber.</p>',
  },
  'ironwright-bar-stand': {
    lead: 'Stangen staan erin als paraplu’s.',
    description:
      '<p>Een blok stalen buizen op een voet van plaat, elke buis bekleed met kunststof zodat de hulzen hun glans houden.</p>',
  },
  'ironwright-peg-rail': {
    lead: 'De la met verwarde spullen, maar dan aan de muur.',
    description:
      '<p>Pennen van 19 mm rond staal, door een plaat van 5 mm gelast en met een dop erop. Elke pen helt drie graden omhoog; een band van 100 mm hangt en glijdt niet.</p>',
  },
  'ironwright-dumbbell-rack': {
    lead: 'Tien paren, op volgorde, tot iemand ze teruglegt.',
    description: '<p>De rails hellen 17 graden, zodat je de getallen staand leest. Draagt 180 kg per laag.</p>',
  },
  'ironwright-two-tier-dumbbell-rack': {
    lead: 'Laag genoeg om overheen te kijken.',
    description:
      '<p>Het brede rek zonder de bovenste laag. Koppen tot 190 mm doorsnee liggen erop met een vinger lucht ertussen; laat boven 40 kg elke tweede plek vrij.</p>',
  },
  'ironwright-narrow-dumbbell-rack': {
    lead: 'Zes paren op de breedte van een deur.',
    description:
      '<p>Twee paren per laag, 960 mm hoog. De voeten zijn met 560 mm even diep als bij het brede rek, want iets hoogs en smals vol ijzer moet niet ook nog ondiep zijn.</p>',
  },
  'ironwright-kettlebell-shelf': {
    lead: 'Een plank. Hij is sterk en hij is recht.',
    description:
      '<p>Twee bakken van gezet staal van 2,5 mm met rubberen matten. In elke bak passen zes kettlebells van 24 kg, en hij buigt niet door.</p>',
  },
  'ironwright-three-tier-shelf': {
    lead: 'Voor de set die bij 8 kg begint en bij 32 niet ophoudt.',
    description:
      '<p>De derde bak zit op borsthoogte en is voor de lichte. De bakken zitten 450 mm uit elkaar, dus een kettlebell van 48 kg met de greep omhoog blijft vrij van de mat erboven.</p>',
  },
  'ironwright-storage-bay': {
    lead: 'Alles wat op de vloer ligt, maar dan op vier planken.',
    description:
      '<p>Palen van 76 mm koker met bakken voor kettlebells, ballen, schijven en boxen. De bakken verplaats je in stappen van 50,8 mm. Op bestelling gemaakt.</p>',
  },
  'ironwright-small-storage-bay': {
    lead: 'Het rek voor één persoon die van alles één heeft.',
    description:
      '<p>1520 mm hoog, en dat is een goede hoogte voor een luidspreker. De bakken zijn kaal staal zonder matten: leg er zakken en ballen op, en ijzer alleen als je van het geluid houdt.</p>',
  },
  'ironwright-ball-rack': {
    lead: 'Ronde dingen willen twee lijnen en verder niets.',
    description:
      '<p>Buizen van 32 mm liggen 220 mm uit elkaar. Een bal van 230 mm of meer rust ertussen en gaat er aan beide kanten uit, dus het rek kan midden in een ruimte staan.</p>',
  },
  'ironwright-low-ball-rack': {
    lead: 'Past onder een muurdoel en geeft de bal terug op heuphoogte.',
    description:
      '<p>Half zo hoog en 300 mm breder. Op het onderste paar mogen slam balls van samen 70 kg liggen; het bovenste is voor wat je gooit.</p>',
  },
  'ironwright-rubber-tile': {
    lead: 'Het deel van een gym dat de rest spaart.',
    description:
      '<p>Geperst rubbergranulaat met een vlakke bovenkant. 10 mm om te lopen en voor banken, 19 mm voor stangen. Hij ruikt een week; zet een raam open.</p>',
  },
  'ironwright-fleck-tile': {
    lead: 'Een vierkante meter die je kunt dragen, maar net.',
    description:
      '<p>Met een waterstraal gesneden, dus vier ervan sluiten aan zonder kier waar je een sluiting in kwijtraakt. De spikkels zijn van doorgekleurd EPDM; ze slijten niet weg, want eronder zitten er net zoveel.</p>',
  },
  'ironwright-drop-tile': {
    lead: 'Dik waar dik nodig is, en nergens anders.',
    description:
      '<p>43 mm grof granulaat vangt 140 kg vanaf de schouder op zonder dat de dekvloer het merkt. Vier tegels onder elk eind van een stang vormen een landingsvlak van een vierkante meter.</p>',
  },
  'ironwright-edge-ramp': {
    lead: 'Zodat de vloer niet met struikelen begint.',
    description:
      '<p>De hoge kant sluit aan op de tegel, de lage eindigt op 2 mm. Lijm hem aan de tegel en niet aan het parket, en hij gaat er met de laatste vierkante meter weer af.</p>',
  },
  'ironwright-floor-roll': {
    lead: 'Elke meter een naad minder.',
    description:
      '<p>In de fabriek om een buis gerold en verpakt. Laat hem een dag open liggen voordat je snijdt; hij groeit 4 mm per meter en houdt dan op.</p><p>8 mm is een vloer voor apparaten, banken en voeten. Onder een stang wil hij een mat erop.</p>',
  },
  'ironwright-turf-roll': {
    lead: 'Een baan voor de slee, zonder de regen.',
    description:
      '<p>Nylonpool van 11 mm, zo dicht getuft dat een slee met 120 kg geen spoor achterlaat, op 5 mm foam. Het ligt vast door zijn eigen gewicht; plak de uiteinden vast.</p>',
  },
  'ironwright-lifting-platform': {
    lead: 'Een vierkant vloer dat van één stang is.',
    description:
      '<p>Eikenmultiplex waar je staat, 76 mm gelaagd rubber waar de schijven landen, een frame van hoekstaal om allebei. Wordt op een pallet verzonden, in elf delen.</p>',
  },
  'ironwright-compact-platform': {
    lead: 'Zo breed als een stang nodig heeft en zo diep als een garage toelaat.',
    description:
      '<p>600 mm minder diepte scheelt een kwart van het gewicht en de ruzie over de auto. Het midden is 1070 mm breed, en dan blijft aan elke kant 680 mm rubber over voor schijven die naar buiten stuiteren.</p>',
  },
  'ironwright-deadlift-platform': {
    lead: 'Eén stang diep. Niemand deadlift al lopend.',
    description:
      '<p>Alleen de strook waarop je een stang trekt: 920 mm hout tussen twee landingsvlakken van 760 mm. Twee mensen dragen het in zeven delen uit de bestelbus en schroeven het in een half uur in elkaar.</p>',
  },
  'larchwell-ash-platform': {
    lead: 'Het platform waarvoor mensen hun schoenen uittrekken.',
    description:
      '<p>Twee lagen essenmultiplex van 18 mm op latten, geschuurd en geolied, niet gelakt: lak is glas onder een gewichthefschoen. Met 1320 mm is het midden 100 mm breder dan gewoonlijk, voor wie met de voeten uit elkaar springt.</p><p>De delen zijn elk uit één plaat gezaagd en liggen op volgorde van hun nerf.</p>',
  },
  'ironwright-drop-pads': {
    lead: 'De onderburen vroegen ons ze te maken.',
    description:
      '<p>Zacht foam in een taaie hoes. Een deadlift van 180 kg die je bovenin loslaat, is in de kamer ernaast 20 dB stiller. In die van ons althans.</p>',
  },
  'ironwright-low-drop-pads': {
    lead: 'Om een stang te stoppen, niet om een crash te stoppen.',
    description:
      '<p>60 mm is goed voor touch-and-go en voor schijven die je laat zakken in plaats van loslaat. Ze schuiven onder een bank als je ze niet nodig hebt, en als je ze wel nodig hebt, begint de stang maar 60 mm hoger.</p>',
  },
  'ironwright-chalk-blocks': {
    lead: 'Wit, droog, overal.',
    description:
      '<p>Zuiver magnesiumcarbonaat zonder droogmiddelen. Met één blok doet een zuinig mens twee maanden en een les één avond.</p>',
  },
  'ironwright-chalk-stand': {
    lead: 'Zodat het magnesium op één plek blijft, min of meer.',
    description:
      '<p>Een geforceerde stalen kom van 380 mm op een paal. De voet is plaat van 8 mm en kantelt niet als je erop leunt.</p>',
  },
  'ironwright-training-log': {
    lead: 'Een jaar training in een boek dat vlak openligt onder een stang.',
    description:
      '<p>Vier kolommen: gewicht, sets, herhalingen en één voor het smoesje. Papier van 100 g dat tegen zweet en potlood kan.</p>',
  },
  'plainfare-salt-mix': {
    lead: 'Natrium, kalium, magnesium en een beetje citroen.',
    description:
      '<p>Vijf gram in 500 ml water: 1000 mg natrium, 200 mg kalium, 60 mg magnesium. Het smaakt naar de zee met een schijfje citroen erin.</p>',
  },
  'plainfare-oat-blend': {
    lead: 'Ontbijt voor wie voor het ontbijt traint.',
    description:
      '<p>Fijne haver, wei, cacao, zout. 50 gram in water of melk levert 19 g eiwit en 24 g koolhydraten.</p>',
  },
  'ironwright-gym-bag-box': {
    lead: 'Alles wat op een wedstrijd geleend wordt, in één doos met een deksel.',
    description:
      '<p>Er zitten twee blokken magnesium, een paar katoenen straps en een rol vingertape in. Wat er nog bij gaat, bepaal jij, en het kost minder dan los, omdat de doos toch wordt ingepakt.</p><p>Zeg het maar en we pakken hem in bruin papier in, met de naam van wie hem krijgt.</p>',
  },
}
