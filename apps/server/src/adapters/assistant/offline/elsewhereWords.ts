import type { HelpLanguage } from './HelpLanguage.ts';

/**
 * What people ask about that has nothing to do with a messenger: a question with one of these words is answered only where the help pages
 * hold nearly all of it. Written without marks on letters but in Vietnamese, in Arabic normalised; of languages with stems by any form.
 */
export const elsewhereWords: Readonly<Record<HelpLanguage, string>> = {
  en: `buy, purchase, spoken in, country has, capital, president, minister, king, queen, country, population, weather, rain, snow, temperature, sun, moon, planet, star, river, mountain, ocean, world, war,
    history, football, match, championship, cup, olympic, race, team, player, who won, win, winner, invented, invent, painted, paint, discovered, born, died, recipe, cook, bake, boil,
    fry, cake, bread, pizza, pasta, egg, soup, wine, beer, coffee, restaurant, hotel, flight, airport, plane, bus, taxi, passport, visa, car, tyre, tire, bicycle, bike,
    engine, shoes, dress, clothes, gold, stock, stocks, euro, dollar, bank, mortgage, tax, salary, electricity, rent, doctor, medicine, headache, fever, flu, cold, weight, diet,
    dog, cat, puppy, plant, tomato, garden, garment, stain, wash, carpet, tap, printer, film, movie, song, poem, joke, novel, actor, singer, guitar, piano, homework, equation, root, square, calculate,
    netflix, amazon, youtube, facebook, instagram, spotify, linux, python, excel, wedding, school exam, dentist, haircut, museum, lottery, horoscope`,
  fr: `acheter, chaussures, parle t on, capitale, president, ministre, roi, reine, pays, population, habitants, meteo, pluie, pleuvoir, pleut, neige, temperature, soleil, lune, planete, fleuve, montagne, ocean, monde, guerre, histoire,
    football, match, championnat, coupe, olympique, course, gagne, inventa, invente, peint, decouvert, recette, cuire, cuisiner, gateau, pain, pizza, pates, oeuf, soupe, vin, biere, cafe,
    restaurant, hotel, avion, aeroport, train pour, taxi, passeport, voiture, pneu, velo, moteur, chaussures, robe, vetements, or, bourse, euros, dollar, banque, bancaire, impot, salaire, electricite, loyer,
    docteur, medicament, rhume, fievre, grippe, regime, maigrir, chien, chat noir, chaton, plante, tomate, jardin, tache, laver, tapis, robinet, imprimante, film, chanson, poeme, blague, roman, acteur, chanteur,
    guitare, piano, devoirs, equation, racine, calculer, resoudre, netflix, amazon, youtube, facebook, instagram, spotify, linux, python, excel, mariage, dentiste, coiffeur, musee, loto, horoscope, pharmacie, nager`,
  es: `comprar, capital, presidente, ministro, rey, reina, pais, poblacion, habitantes, tiempo hara, llover, llueve, lluvia, nieve, temperatura, luna, planeta, planetas, rio, montana, oceano, mundo, mundial, guerra, historia,
    futbol, partido, campeonato, copa, olimpico, carrera, gano, ganado, invento, pinto, descubrio, receta, cocinar, hornear, hervir, tarta, tortilla, pan, pizza, pasta, huevo, sopa, vino, cerveza, cafe,
    restaurante, hotel, vuelo a, avion, aeropuerto, tren a, taxi, pasaporte, coche, rueda, bicicleta, bici, motor, zapatos, vestido, ropa, oro, bolsa, euros, dolar, banco, hipoteca, impuesto, sueldo, electricidad, luz, alquiler,
    medico, medicina, resfriado, fiebre, gripe, dieta, adelgazar, perro, gato, planta, tomate, tomates, jardin, mancha, lavar, alfombra, grifo, impresora, pelicula, cancion, poema, chiste, novela, actor, cantante,
    guitarra, piano, deberes, ecuacion, raiz, calcular, netflix, amazon, youtube, facebook, instagram, spotify, linux, python, excel, boda, dentista, peluqueria, museo, loteria, horoscopo, farmacia, kilo`,
  it: `comprare, capitale, presidente, ministro, re, regina, paese, popolazione, abitanti, tempo fara, piovera, piovere, pioggia, neve, temperatura, luna, pianeta, pianeti, fiume, montagna, oceano, lago, mondo, mondiali, guerra, storia,
    calcio, partita, campionato, coppa, olimpiadi, gara, vinto, vince, inventato, dipinto, scoperto, ricetta, cucinare, cuocere, bollire, torta, tiramisu, pane, pizza, pasta, carbonara, uovo, uova, zuppa, vino, birra, caffe,
    ristorante, albergo, aereo per, volo per, aeroporto, biglietto per, treno per, taxi, passaporto, macchina, auto, gomma, bicicletta, bici, motore, scarpe, vestito, vestiti, oro, borsa, euro, dollaro, banca, mutuo, tasse, stipendio, elettricita, affitto,
    medico, medicina, mal di testa, raffreddore, febbre, influenza, dieta, dimagrire, cane, gatto, pianta, pomodoro, pomodori, giardino, macchia, lavare, tappeto, rubinetto, stampante, film, canzone, poesia, barzelletta, romanzo, attore, cantante,
    chitarra, pianoforte, piano suonare, compiti, equazione, radice, calcolare, netflix, amazon, youtube, facebook, instagram, spotify, linux, python, excel, matrimonio, dentista, parrucchiere, museo, lotteria, oroscopo, farmacia, benzina, dimissioni`,
  ar: `اشتري, شراء, عاصمه, ريس, وزير, ملك, ملكه, دوله, سكان, طقس, مطر, تمطر, ثلج, حراره, شمس, قمر, كوكب, نهر, جبل, محيط, عالم, حرب, تاريخ, كره, مباراه, كاس, بطوله, فاز, فازت, اخترع, رسم, اكتشف, وصفه, اطبخ, طبخ, كعك, خبز, بيتزا, ارز, بيض,
    شوربه, قهوه, مطعم, فندق, طايره, مطار, قطار, تاكسي, جواز, سياره, اطار, دراجه, محرك, حذاء, فستان, ملابس, ذهب, بورصه, يورو, دولار, بنك, ضريبه, راتب, كهرباء, ايجار, طبيب, دواء, صداع, حمي, زكام, رجيم, كلب, قطه, نبات, طماطم, حديقه, بقعه,
    غسيل, سجاده, طابعه, فيلم, اغنيه, قصيده, نكته, روايه, ممثل, مغني, جيتار, بيانو, معادله, جذر, احسب, يساوي, نتفليكس, امازون, يوتيوب, فيسبوك, سباحه, زفاف, اسنان, متحف, صيدليه, ارض`,
  vi: `mua giày, mua xe, thủ đô, tổng thống, bộ trưởng, vua, nữ hoàng, đất nước, dân số, tỉnh, thời tiết, trời, mưa, tuyết, nhiệt độ, mặt trời, mặt trăng, hành tinh, sông, núi, đại dương, thế giới, chiến tranh, lịch sử, bóng đá, trận, vô địch, world cup, phát minh,
    vẽ, khám phá, công thức, nấu, nướng, luộc, bánh, phở, pizza, trứng, súp, rượu, bia, cà phê, nhà hàng, khách sạn, sân bay, tàu đi, taxi, hộ chiếu, ô tô, xe, lốp, động cơ, giày, váy, quần áo, vàng, chứng khoán, đô la, ngân hàng, thuế, lương, tiền điện,
    tiền thuê, bác sĩ, thuốc, đau đầu, sốt, cảm, giảm cân, chó, mèo, cây, cà chua, vườn, vết, giặt, thảm, vòi nước, máy in, phim, bài hát, bài thơ, truyện, diễn viên, ca sĩ, guitar, piano, phương trình, căn bậc, nhân, netflix, amazon, youtube, facebook, excel, python, bơi, đám cưới, nha sĩ, bảo tàng, quà gì, cười`,
};
