/** Sentences with their English translation, in several languages and lengths. */
export const demoTexts = [
  { language: 'es', text: '¿Dónde está la estación de tren?', english: 'Where is the train station?' },
  { language: 'es', text: 'Sí.', english: 'Yes.' },
  {
    language: 'es',
    text: 'Llegamos mañana por la tarde, sobre las cinco, si el vuelo sale a su hora. ¿Puedes venir a buscarnos al aeropuerto?',
    english:
      'We arrive tomorrow afternoon, around five, if the flight leaves on time. Can you pick us up at the airport?',
  },
  { language: 'ar', text: 'صباح الخير! كيف حالك اليوم؟', english: 'Good morning! How are you today?' },
  {
    language: 'ar',
    text: 'سأكون في المقهى القريب من المحطة عند الساعة السابعة، وسنذهب معًا إلى السوق القديم.',
    english: 'I will be at the café near the station at seven, and we will go to the old market together.',
  },
  { language: 'it', text: 'Che bello! Non vedo l’ora.', english: 'How lovely! I can’t wait.' },
  { language: 'vi', text: 'Tối nay ăn phở nhé?', english: 'Shall we have phở tonight?' },
  {
    language: 'es',
    text: 'Te mando el enlace: https://example.org/mapa?lang=es — ahí está todo, también los horarios y los precios de los billetes para el fin de semana. Si compramos cuatro juntos sale más barato, y los niños no pagan hasta los seis años.',
    english:
      'Here is the link: https://example.org/mapa?lang=es — everything is there, also the timetable and the ticket prices for the weekend. It is cheaper if we buy four together, and children under six travel free.',
  },
] as const;
