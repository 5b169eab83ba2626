import type { Answers } from './faq.ts'

/** The help centre in French. */
export const answersFr: Answers = {
  'find-my-tickets': {
    title: 'Où retrouver mes billets ?',
    content:
      '<p>Vos billets sont dans la rubrique <strong>Mes billets</strong> de votre espace, de la séance la plus proche à la plus lointaine.</p><ol><li>Connectez-vous avec l’adresse e-mail de la réservation.</li><li>Touchez <em>Mes billets</em>, en haut de la page.</li><li>Ouvrez la séance : le code est à présenter à l’entrée de la salle.</li></ol><p>Une réservation faite sans compte n’y figure pas : elle vous attend dans votre boîte mail.</p>',
  },
  'tickets-without-network': {
    title: 'Puis-je entrer sans réseau ?',
    content:
      '<p>Oui. Un billet ouvert une première fois reste sur votre téléphone, même sans connexion.</p><ul><li>Ouvrez-le chez vous avant de partir.</li><li>Augmentez la luminosité devant le lecteur.</li><li>L’écran est cassé ? Dictez le code écrit sous le dessin : l’équipe peut le saisir.</li></ul>',
  },
  'tickets-not-received': {
    title: 'Je n’ai pas reçu mes billets par e-mail',
    content:
      '<p>L’envoi prend quelques minutes. Regardez aussi dans les courriers indésirables.</p><p>Toujours rien ? Ouvrez la réservation et choisissez <strong>Recevoir par e-mail</strong> : les billets repartent aussitôt. Vous n’avez pas besoin de l’e-mail pour entrer, le code affiché dans votre espace suffit.</p>',
  },
  'cancel-a-booking': {
    title: 'Comment annuler une réservation ?',
    content:
      '<p>Une réservation remboursable s’annule jusqu’à <strong>30 minutes avant la séance</strong>, depuis son billet.</p><p>Toutes les places d’une même réservation sont annulées ensemble. Les places achetées avec un chèque cinéma ou une offre non remboursable ne peuvent pas être annulées ; c’est indiqué sur le billet.</p>',
  },
  'when-is-my-refund': {
    title: 'Quand serai-je remboursé ?',
    content:
      '<p>L’argent revient par le moyen qui a servi à payer.</p><ul><li>Carte bancaire : 3 à 5 jours ouvrés.</li><li>Carte cadeau ou carnet : le jour même, dans votre espace.</li></ul><p>Passé ce délai, écrivez-nous en joignant un relevé : nous cherchons ensemble.</p>',
  },
  'photo-of-the-pass': {
    title: 'Pourquoi la photo de mon Pass est-elle refusée ?',
    content:
      '<p>La photo sert à vous reconnaître à l’entrée. Elle est refusée quand on ne le peut pas :</p><ul><li>visage caché par des lunettes de soleil, un chapeau ou un filtre ;</li><li>plusieurs personnes sur l’image ;</li><li>image floue, sombre ou trop éloignée.</li></ul><p>Prenez-vous de face, devant un mur clair, à la lumière du jour. Les foulards portés pour des raisons religieuses ou médicales sont acceptés si le visage est visible.</p>',
  },
  'pause-the-pass': {
    title: 'Puis-je mettre mon Pass en pause ?',
    content:
      '<p>Oui, depuis <strong>Mon abonnement</strong>, quand l’option vous est proposée. La pause commence au prochain mois ; vous n’êtes plus prélevé et la carte n’ouvre plus les portes.</p><p>Vous pouvez revenir sur une pause qui n’a pas commencé, ou reprendre avant la fin.</p>',
  },
  'cancel-the-pass': {
    title: 'Comment résilier mon abonnement ?',
    content:
      '<p>Allez dans <strong>Mon abonnement</strong>, puis <strong>Résilier mon abonnement</strong>. La date de fin et le dernier prélèvement sont affichés avant que vous confirmiez, et un accusé de réception vous est envoyé par e-mail.</p><h3>Dans les quatorze premiers jours</h3><p>Vous avez un droit de rétractation : l’abonnement s’arrête tout de suite et ce qui a été payé vous est rendu, moins les séances déjà vues.</p>',
  },
  'payment-refused': {
    title: 'Mon prélèvement a été refusé, que faire ?',
    content:
      '<p>Votre Pass est suspendu jusqu’au règlement. Vérifiez d’abord la date d’expiration de votre carte bancaire, puis réglez le solde depuis <strong>Mon abonnement</strong>.</p><p>Le Pass est de nouveau accepté dans l’heure qui suit le paiement.</p>',
  },
  'paid-extras': {
    title: 'Quels suppléments ne sont pas compris dans le Pass ?',
    content:
      '<p>Le Pass ouvre toutes les séances ordinaires. S’y ajoutent :</p><ul><li>les salles IMAX, 4DX et ScreenX, sans l’option <em>Salles premium</em> ;</li><li>les lunettes 3D ;</li><li>les opéras, concerts et nuits spéciales.</li></ul><p>Le détail et le total du mois sont dans <strong>Ma consommation</strong>, avant le prélèvement.</p>',
  },
  'add-a-voucher': {
    title: 'Comment ajouter un chèque cinéma ?',
    content:
      '<p>Dans <strong>Mes chèques et cartes</strong>, touchez <em>Ajouter</em> et saisissez le numéro, avec ou sans espaces. Il vous sera proposé au moment de payer.</p><p>Attention à la date : un chèque valable « pour les séances jusqu’au 20 mai » doit servir à une séance qui a lieu ce jour-là au plus tard.</p>',
  },
  'gift-card-code': {
    title: 'Où est le code de ma carte cadeau ?',
    content:
      '<p>Le numéro est au dos de la carte. Le code à quatre chiffres est sous la bande argentée : grattez-la doucement avec une pièce.</p><p>Après trois codes faux, la carte est bloquée pour 24 heures.</p>',
  },
  'share-a-ticket': {
    title: 'Puis-je offrir une place de mon carnet ?',
    content:
      '<p>Oui, si la mention <em>à partager</em> figure sur le carnet. Choisissez <strong>Offrir</strong>, saisissez l’adresse e-mail de la personne : elle reçoit la place sur son compte.</p><p>Tant qu’elle ne l’a pas acceptée, vous pouvez changer d’avis.</p>',
  },
  'earn-points': {
    title: 'Comment gagner des points ?',
    content:
      '<p>Chaque euro dépensé en places ou au comptoir vaut <strong>10 points</strong>. Présentez votre carte de fidélité avant de payer, ou achetez en ligne en étant connecté.</p><p>Les points arrivent le lendemain de la séance.</p>',
  },
  'points-expire': {
    title: 'Mes points expirent-ils ?',
    content:
      '<p>Oui, un an après votre dernier passage. Une seule visite suffit à prolonger tous vos points.</p><p>La prochaine échéance est affichée dans <strong>Mes avantages</strong>, et nous vous prévenons un mois avant.</p>',
  },
  'change-my-address': {
    title: 'Comment changer d’adresse e-mail ?',
    content:
      '<p>Dans <strong>Mes paramètres</strong>, choisissez <em>Modifier l’adresse e-mail</em>. Nous vous demandons votre mot de passe, puis vous recevez un lien à la nouvelle adresse.</p><p>Vos billets, vos points et votre Pass vous suivent. La prochaine connexion se fait avec la nouvelle adresse.</p>',
  },
  'delete-my-account': {
    title: 'Que se passe-t-il si je supprime mon compte ?',
    content:
      '<p>Vos billets à venir, vos points et vos chèques sont perdus. Un abonnement en cours est à résilier d’abord.</p><p>Vous pouvez demander une copie de vos données avant : <a href="https://www.kinora.example/fr/privacy">voir nos règles sur les données personnelles</a>. Les factures sont conservées dix ans, comme la loi l’exige.</p>',
  },
  'wheelchair-seats': {
    title: 'Y a-t-il des places pour les fauteuils roulants ?',
    content:
      '<p>Presque toutes nos salles en ont. Le plan de salle les montre au moment de choisir sa place ; la page de chaque cinéma dit s’il est accessible.</p><p>L’accompagnant d’une personne titulaire de la carte mobilité inclusion entre au tarif réduit.</p>',
  },
  'hear-and-see-better': {
    title: 'Quelles aides pour mieux entendre ou mieux voir le film ?',
    content:
      '<ul><li><strong>Boucle magnétique</strong> : dans les salles signalées, mettez votre appareil sur la position T.</li><li><strong>Audiodescription</strong> : un casque vous est prêté à l’accueil, sans caution.</li><li><strong>Sous-titres pour sourds et malentendants</strong> : cherchez « ST-SME » dans les horaires.</li></ul><p>Un doute avant de venir ? Écrivez-nous, thème <em>Accessibilité</em>.</p>',
  },
}
