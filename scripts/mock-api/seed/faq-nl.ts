import type { Answers } from './faq.ts'

/** The help centre in Dutch. */
export const answersNl: Answers = {
  'find-my-tickets': {
    title: 'Waar vind ik mijn tickets?',
    content:
      '<p>Je tickets staan in je account onder <strong>Mijn tickets</strong>, met de eerste voorstelling bovenaan.</p><ol><li>Log in met het e-mailadres waarmee je hebt gereserveerd.</li><li>Tik bovenaan op <em>Mijn tickets</em>.</li><li>Open de voorstelling en laat de code scannen bij de ingang van de zaal.</li></ol><p>Heb je zonder account gereserveerd? Dan staan de tickets alleen in je mailbox.</p>',
  },
  'tickets-without-network': {
    title: 'Kan ik naar binnen zonder internet?',
    content:
      '<p>Ja. Een ticket dat je één keer hebt geopend, blijft op je telefoon staan, ook zonder verbinding.</p><ul><li>Open het thuis al even.</li><li>Zet je scherm op zijn helderst voor de scanner.</li><li>Scherm kapot? Lees de code onder de afbeelding voor, dan typt een medewerker die in.</li></ul>',
  },
  'tickets-not-received': {
    title: 'Ik heb mijn tickets niet per e-mail gekregen',
    content:
      '<p>Het versturen duurt een paar minuten. Kijk ook bij je ongewenste mail.</p><p>Nog steeds niets? Open de reservering en kies <strong>Per e-mail ontvangen</strong>: de tickets gaan meteen opnieuw de deur uit. Je hebt de mail niet nodig, de code in je account is genoeg.</p>',
  },
  'cancel-a-booking': {
    title: 'Hoe annuleer ik een reservering?',
    content:
      '<p>Een reservering die je geld terug geeft, annuleer je tot <strong>30 minuten voor de voorstelling</strong> via het ticket.</p><p>Alle plaatsen van een reservering vervallen samen. Plaatsen die je met een voucher of een aanbieding zonder annulering hebt gekocht, kun je niet annuleren; dat staat op het ticket.</p>',
  },
  'when-is-my-refund': {
    title: 'Wanneer krijg ik mijn geld terug?',
    content:
      '<p>Je krijgt het geld terug zoals je hebt betaald.</p><ul><li>iDEAL of bankpas: binnen 3 tot 5 werkdagen.</li><li>Cadeaukaart of strippenkaart: dezelfde dag, in je account.</li></ul><p>Duurt het langer? Schrijf ons en stuur een afschrift mee, dan zoeken we het samen uit.</p>',
  },
  'photo-of-the-pass': {
    title: 'Waarom is de foto voor mijn Pass afgekeurd?',
    content:
      '<p>Met de foto herkennen we je bij de ingang. Dat lukt niet als:</p><ul><li>je gezicht schuilgaat achter een zonnebril, een pet of een filter;</li><li>er meer mensen op staan;</li><li>de foto onscherp, donker of van te ver genomen is.</li></ul><p>Kijk recht in de camera, voor een lichte muur, bij daglicht. Een hoofddoek om religieuze of medische redenen is prima, zolang je gezicht te zien is.</p>',
  },
  'pause-the-pass': {
    title: 'Kan ik mijn Pass pauzeren?',
    content:
      '<p>Ja, via <strong>Mijn abonnement</strong>, als je de mogelijkheid daar ziet. De pauze begint de volgende maand: je betaalt dan niet en de pas opent geen deuren.</p><p>Een pauze die nog niet is begonnen kun je intrekken, en je mag eerder terugkomen.</p>',
  },
  'cancel-the-pass': {
    title: 'Hoe zeg ik mijn abonnement op?',
    content:
      '<p>Ga naar <strong>Mijn abonnement</strong> en kies <strong>Abonnement opzeggen</strong>. Je ziet de einddatum en de laatste afschrijving voordat je bevestigt, en je krijgt een ontvangstbewijs per e-mail.</p><h3>In de eerste veertien dagen</h3><p>Je mag je bedenken: het abonnement stopt meteen en je krijgt terug wat je hebt betaald, min de films die je al zag.</p>',
  },
  'payment-refused': {
    title: 'Mijn incasso is mislukt. Wat nu?',
    content:
      '<p>Je Pass staat stil tot er is betaald. Kijk eerst of je bankpas niet is verlopen en betaal dan het openstaande bedrag via <strong>Mijn abonnement</strong>.</p><p>Binnen een uur na de betaling werkt de Pass weer.</p>',
  },
  'paid-extras': {
    title: 'Welke toeslagen zitten niet in de Pass?',
    content:
      '<p>Met de Pass ga je naar alle gewone voorstellingen. Daar komt soms iets bij:</p><ul><li>IMAX-, 4DX- en ScreenX-zalen, zonder de optie <em>Premiumzalen</em>;</li><li>een 3D-bril;</li><li>opera’s, concerten en speciale nachten.</li></ul><p>Wat deze maand erbij komt, zie je onder <strong>Mijn verbruik</strong>, nog voor de afschrijving.</p>',
  },
  'add-a-voucher': {
    title: 'Hoe voeg ik een voucher toe?',
    content:
      '<p>Tik onder <strong>Mijn vouchers en kaarten</strong> op <em>Toevoegen</em> en typ het nummer, met of zonder spaties. Bij het afrekenen stellen we hem voor.</p><p>Let op de datum: een voucher ‘voor voorstellingen tot en met 20 mei’ gebruik je voor een film die uiterlijk die dag begint.</p>',
  },
  'gift-card-code': {
    title: 'Waar staat de code van mijn cadeaukaart?',
    content:
      '<p>Het nummer staat achterop. De code van vier cijfers zit onder de zilveren strook: kras die voorzichtig weg met een munt.</p><p>Na drie foute codes is de kaart 24 uur geblokkeerd.</p>',
  },
  'share-a-ticket': {
    title: 'Kan ik een plaats van mijn strippenkaart weggeven?',
    content:
      '<p>Ja, als er <em>deelbaar</em> op de kaart staat. Kies <strong>Weggeven</strong> en vul het e-mailadres in: de plaats komt dan in het account van die persoon.</p><p>Zolang die niet is aangenomen, kun je je bedenken.</p>',
  },
  'earn-points': {
    title: 'Hoe spaar ik punten?',
    content:
      '<p>Elke euro aan kaartjes of aan de bar is <strong>10 punten</strong> waard. Laat je klantenkaart zien voor je betaalt, of koop online terwijl je bent ingelogd.</p><p>De dag na de film staan de punten in je account.</p>',
  },
  'points-expire': {
    title: 'Verlopen mijn punten?',
    content:
      '<p>Ja, een jaar na je laatste bezoek. Eén bezoek is genoeg om al je punten te verlengen.</p><p>De eerstvolgende datum staat onder <strong>Mijn voordelen</strong>, en we waarschuwen je een maand van tevoren.</p>',
  },
  'change-my-address': {
    title: 'Hoe wijzig ik mijn e-mailadres?',
    content:
      '<p>Kies onder <strong>Mijn gegevens</strong> voor <em>E-mailadres wijzigen</em>. We vragen je wachtwoord en sturen dan een link naar het nieuwe adres.</p><p>Je tickets, punten en Pass verhuizen mee. De volgende keer log je in met het nieuwe adres.</p>',
  },
  'delete-my-account': {
    title: 'Wat gebeurt er als ik mijn account verwijder?',
    content:
      '<p>Je tickets voor de komende tijd, je punten en je vouchers gaan verloren. Een lopend abonnement zeg je eerst op.</p><p>Je kunt vooraf een kopie van je gegevens vragen: <a href="https://www.kinora.example/nl/privacy">zo gaan we met je gegevens om</a>. Facturen bewaren we zeven jaar, omdat de wet dat vraagt.</p>',
  },
  'wheelchair-seats': {
    title: 'Zijn er plaatsen voor rolstoelen?',
    content:
      '<p>In bijna al onze zalen. Op de plattegrond zie je ze als je een plaats kiest, en op de pagina van elke bioscoop staat of die toegankelijk is.</p><p>Heb je een begeleiderspas? Dan gaat je begeleider gratis mee.</p>',
  },
  'hear-and-see-better': {
    title: 'Wat helpt om de film beter te horen of te zien?',
    content:
      '<ul><li><strong>Ringleiding</strong>: zet je hoortoestel in de aangegeven zalen op stand T.</li><li><strong>Audiodescriptie</strong>: met de gratis app op je eigen telefoon en oortjes.</li><li><strong>Ondertiteling voor doven en slechthorenden</strong>: let op ‘OVD’ bij de tijden.</li></ul><p>Twijfel je vooraf? Schrijf ons en kies <em>Toegankelijkheid</em>.</p>',
  },
}
