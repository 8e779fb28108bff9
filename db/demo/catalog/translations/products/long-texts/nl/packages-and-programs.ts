import type { LongTextsByHandle } from '../by-handle.ts'

export const packagesAndPrograms: LongTextsByHandle = {
  'ironwright-starter-package': {
    lead: 'De goedkoopste gym waarin we zelf zouden trainen.',
    description:
      '<p>Een IW-1-rack, een korte bank, een garagestang en diepe ijzeren schijven van Northlode: twee van elk, 20, 15, 10 en 5 kg. IJzer is dunner dan rubber, dus de stang is niet vol voordat je sterk bent.</p><p>Zorg voor een rubberen mat; ijzer en tegels vergeven elkaar niets.</p>',
  },
  'ironwright-wall-package': {
    lead: 'Een gym die verdwijnt als de auto thuiskomt.',
    description:
      '<p>Inklapbaar wandrack van 580 mm, vlakke bank in zwart, Wright-stang, hanger voor drie stangen en KG Bumpers in paren van 10, 20 en 25 kg. Ingeklapt en opgehangen neemt alles 130 mm van de garage, de bank en de schijven niet meegerekend.</p>',
  },
  'ironwright-weightlifting-package': {
    lead: 'De vloer, de stang en de kleuren.',
    description:
      '<p>Een compact platform, een gewichthefstang van 20 kg en gekleurde bumpers: één paar van elke kleur van groen tot rood. Wedstrijdsluitingen maken het af.</p><p>Twee pallets. Het platform gaat eerst neer.</p>',
  },
  'ironwright-dumbbell-corner': {
    lead: 'Twee vierkante meter die een abonnement vervangen.',
    description:
      '<p>Een dumbbellrek met twee lagen, een verstelbare bank en hexdumbbells van 20 tot 40 lb: zes paren, die van 25 lb twee keer, want dat gewicht willen jullie allebei.</p>',
  },
  'ironwright-half-rack-package': {
    lead: 'Voor één lifter met plannen, of voor drie zonder.',
    description:
      '<p>Half rack van 2290 mm, verstelbare bank, powerliftstang in zwart zink en KG Bumpers: twee van elk, 25, 20, 15 en 10 kg. Wat niet op de stang zit, hangt aan de achterste palen en houdt het rack.</p>',
  },
  'ironwright-kettlebell-corner': {
    lead: 'Eén rek, één mat, elke kettlebell die je kunt noemen.',
    description:
      '<p>Een kettlebellrek met gegoten kettlebells van 8, 12, 16, 20, 24 en 28 kg, die van 16 en die van 20 twee keer, en een rubberen mat van 19 mm om ze op neer te zetten.</p>',
  },
  'ironwright-gift-card': {
    lead: 'De juiste maat, de juiste kleur en geen doos onder het bed.',
    description:
      '<p>Schrijf een regel, kies een dag, en wij mailen hem voor je. De code vul je in bij het afrekenen, en wat niet is uitgegeven blijft op de kaart.</p><p>Hij betaalt meerdere bestellingen, samen met andere kaarten, en ook actieprijzen. Hij geldt in de valuta waarin je hem kocht.</p>',
  },
  'ironwright-gym-gift-card': {
    lead: 'Als twaalf leden degene willen bedanken die dweilt.',
    description:
      '<p>Drie ronde bedragen waarmee je een stang, een bank of een rack koopt. Haal eerst op, koop één keer en zet alle namen in het bericht: er passen vijfhonderd tekens in.</p><p>Wie hem krijgt kiest alleen, en daar gaat het om.</p>',
  },
  'ironwright-strength-program': {
    lead: 'Het weet wat je dinsdag tilde en is niet onder de indruk.',
    description:
      '<p>Squatten, drukken, trekken, roeien: drie trainingen van een uur, geschreven voor de schijven die je hebt. Je vult in wat omhoogging, en de volgende training volgt daaruit.</p><p>Geen filmpjes en geen muziek. Een pagina voor de dag, een pagina voor wat geweest is, en een bericht als je tien dagen weg bent.</p>',
  },
  'ironwright-weightlifting-program': {
    lead: 'Trekken op maandag, spijt op woensdag, voorslaan op vrijdag.',
    description:
      '<p>Een coach met twee nationale ploegen achter zich schrijft vier weken; jij print ze en pakt een potlood. De percentages gaan over wat je vorige maand deed en niet over vroeger.</p><p>De eerste vier weken zijn een proef. Zeg op voordat ze om zijn en er wordt verder niets in rekening gebracht.</p>',
  },
  'ironwright-press-plan': {
    lead: 'Boven het hoofd drukken is de oefening waarvoor kleine schijven zijn gemaakt.',
    description:
      '<p>Twaalf weken lang drie keer per week drukken, in stappen van 250 gram waar je die hebt. Elke training past tussen een douche en een bus.</p><p>Eén keer gekocht, voorgoed van jou: je vindt het in je account.</p>',
  },
  'ironwright-squat-seminar': {
    lead: 'Zes uur, vier coaches, één beweging.',
    description:
      '<p>Zes mensen per rack en een coach per zes. De ochtend is voor de stang op je rug en de middag voor wat je voeten eronder doen; beide worden van opzij gefilmd.</p><p>Neem schoenen mee en een riem, als je die draagt. De lunch is rijst, kip en bonen.</p>',
  },
  'ironwright-spring-open-entry': {
    lead: 'Twee witte lampen van de drie, en het gewicht is van jou.',
    description:
      '<p>Squat, bankdrukken en deadlift over twee dagen, zes groepen van tien. De weging opent twee uur voor elke sessie; daar geef je je openers op, die één keer omlaag mogen.</p><p>Eerste wedstrijden zijn welkom. Iemand zegt je wanneer je op moet.</p>',
  },
  'ironwright-referee-course': {
    lead: 'Leer nee te zeggen tegen vrienden.',
    description:
      '<p>Op de eerste avond het reglement, op de tweede tweehonderd gefilmde lifts, en daarna een zijstoel op een clubwedstrijd. Wie slaagt, mag op al onze wedstrijden zitten.</p><p>Het boek hoort erbij en blijft van jou.</p>',
  },
  'ironwright-garage-package': {
    lead: 'Eén levering, één middag, één gym.',
    description:
      '<p>Een IW-3 power rack, een bank, een stang en paren KG Bumpers: kies het frame, de bank, de stang en hoeveel schijven. Elk onderdeel kost 10% minder dan los, en een paar klemsluitingen reist gratis mee in de koker van de stang.</p><p>Het komt op één pallet. Twee mensen met een ratel hebben drie uur nodig.</p>',
  },
  'ironwright-bar-and-plates': {
    lead: 'Hoe zwaarder de set, hoe lager de prijs per pond.',
    description:
      '<p>Een Wright-stang en paren Training Bumpers, van elk zoveel als je wilt. Vanaf 150 lb kost elk pond van de set minder, vanaf 300 lb nog minder. Veersluitingen zijn inbegrepen.</p>',
  },
  'ironwright-press-corner': {
    lead: 'Twee bij twee meter, en je bovenlijf heeft geen smoesjes meer.',
    description:
      '<p>Elk onderdeel moet er zijn om het te laten werken, dus vragen we om elk onderdeel: een bank die kantelt, een zwaar paar, een licht paar. Samen kosten ze acht procent minder.</p><p>De dumbbells komen in een eigen krat, want een bank hoort onderweg naar jou geen 40 kg te dragen.</p>',
  },
  'ironwright-meet-day-kit': {
    lead: 'Wat er achter het platform op de stoel ligt.',
    description:
      '<p>De riem is de kit; sleeves, bandages en straps komen erbij als je wilt, elk een tiende goedkoper dan los. Acht blokken magnesium zitten er hoe dan ook in.</p><p>Alles doorstaat de materiaalkeuring: de labels blijven zitten waar scheidsrechters ze zoeken.</p>',
  },
  'ironwright-band-kit': {
    lead: 'Een les van tien wil tien blauwe en twee zwarte.',
    description:
      '<p>Zeg hoeveel van elke breedte; vanaf de tweede telt niemand meer, de prijs van één is de prijs van allemaal, en dat is vijftien procent onder de winkelprijs. De blokroller krijg je erbij.</p><p>Banden slijten het eerst bij het anker. Scholen bestellen reserves mee met de set.</p>',
  },
}
