import type { CountryNames, NameGroup } from './world-names.ts'
import * as community from './world-names-communities.ts'

const french: NameGroup = {
  name: 'French',
  female: [
    `Marie Monique Françoise Catherine Nathalie Isabelle Jacqueline Sylvie Martine Nicole Christine Jeanne Anne
      Brigitte Véronique Chantal Michèle Annie Denise Dominique Patricia Danielle Christiane Jeannine Évelyne Colette
      Corinne Pascale Odile Bernadette Ginette Élisabeth Simone Yvette Hélène Josiane Marie-Christine Claudine
      Liliane Geneviève Thérèse Florence Sophie Agnès Béatrice Joëlle Mireille Paulette Marie-Thérèse Annick`,
    `Nathalie Isabelle Stéphanie Céline Sandrine Virginie Julie Émilie Aurélie Sophie Valérie Karine Delphine Laetitia
    Laure Sabrina Caroline Séverine Élodie Marie Sandra Christelle Magali Audrey Hélène Alexandra Jennifer Amandine
    Vanessa Claire Mélanie Cécile Laura Marion Anne-Sophie Élise Charlotte Angélique Gaëlle Emmanuelle Carine Aline
    Mathilde Estelle Peggy Fanny Ludivine Aude Bénédicte Anaïs`,
    `Léa Manon Camille Chloé Emma Marie Océane Laura Sarah Mathilde Julie Marine Pauline Lucie Inès Lisa Justine Anaïs
    Clara Juliette Charlotte Maëva Morgane Noémie Louise Eva Lola Romane Jade Margaux Élisa Alice Célia Mélissa Ambre
    Solène Coralie Zoé Lou Elsa Agathe Salomé Margot Clémence Axelle Amandine Lina Jeanne Victoire Apolline`,
  ],
  male: [
    `Jean Michel Pierre Philippe Alain Bernard Jacques Daniel Patrick André Christian Gérard Claude Jean-Pierre
      Dominique Thierry Pascal Serge François Gilles Jean-Claude Didier Éric Bruno Roger Robert René Marc Denis Yves
      Georges Francis Maurice Henri Guy Marcel Jean-Luc Hervé Laurent Gilbert Paul Louis Joël Frédéric Jean-Paul
      Roland Raymond Olivier Jean-Marc Jean-Louis`,
    `Nicolas Christophe Julien Sébastien Stéphane Laurent David Olivier Thomas Guillaume Frédéric Alexandre Jérôme
    Romain Mathieu Vincent Anthony Cédric Arnaud Franck Maxime Pierre Benoît Benjamin Fabien Fabrice Kévin Jérémy
    Damien Ludovic Florian Yann Sylvain Jonathan Emmanuel Mickaël Antoine Grégory Bruno Xavier Jean-François Adrien
    Quentin Aurélien Samuel Cyril Clément Gaël Rémi Yannick`,
    `Thomas Lucas Théo Hugo Maxime Alexandre Quentin Nicolas Antoine Clément Alexis Valentin Romain Julien Louis Paul
    Enzo Léo Baptiste Nathan Pierre Dylan Mathis Corentin Adrien Raphaël Florian Benjamin Kévin Guillaume Tom Simon
    Gabriel Bastien Victor Jules Arthur Rémi Axel Robin Tristan Loïc Samuel Erwan Martin Noah Ethan Gabin Sacha Maël`,
  ],
  last: `Martin Bernard Dubois Thomas Robert Richard Petit Durand Leroy Moreau Simon Laurent Lefebvre Michel Garcia
    David Bertrand Roux Vincent Fournier Morel Girard André Lefèvre Mercier Dupont Lambert Bonnet François Martinez
    Legrand Garnier Faure Rousseau Blanc Guérin Muller Henry Roussel Nicolas Perrin Morin Mathieu Clément Gauthier
    Dumont Lopez Fontaine Chevalier Robin Masson Sanchez Gérard Nguyen Boyer Denis Lemaire Duval Joly Gautier Roger
    Roche Roy Noël Meyer Lucas Meunier Jean Perez Marchand Dufour Blanchard Marie Barbier Brun Dumas Brunet Schmitt
    Leroux Colas Picard Fernandez Renard Arnaud Rolland Caron Aubert Giraud Leclerc Vidal Bourgeois Renaud Lemoine
    Leclercq Rey Charpentier Olivier Philippe Aubry Benoît Bailly Carpentier Moulin Baron Adam Rivière Hubert Guillot
    Le_Gall Huet Boulanger Da_Silva Lacroix Perrot Cordier Poirier Prévost Dupuis Paris Marty Gillet Leblanc Vasseur
    Breton Klein Pons Collet Étienne Bouvier Tessier Mallet Gaillard Besson Maillard Delattre Hamon Berger Carré
    Pichon`,
}

const italian: NameGroup = {
  name: 'Italian',
  female: [
    `Maria Anna Giuseppina Rosa Angela Giovanna Teresa Lucia Carmela Caterina Francesca Antonietta Carla Elena Rita
    Margherita Franca Paola Patrizia Laura Luisa Daniela Antonella Graziella Loredana Silvana Ornella Bruna Donatella
    Marisa Gabriella Cinzia Emanuela Nadia Assunta Concetta Liliana Luciana Stefania Marina Tiziana Ivana Adriana
    Vincenza Raffaella`,
    `Francesca Laura Elisa Sara Valentina Chiara Silvia Paola Barbara Simona Alessandra Elena Monica Federica Roberta
    Daniela Stefania Cristina Manuela Michela Ilaria Giulia Sabrina Marta Claudia Anna Maria Antonella Serena Eleonora
    Raffaella Alessia Veronica Lucia Erika Debora Katia Martina Irene Giorgia Angela Tiziana Annalisa Valeria Arianna`,
    `Giulia Martina Sara Chiara Francesca Alessia Giorgia Aurora Elisa Sofia Federica Alice Gaia Anna Ilaria Beatrice
    Camilla Elena Greta Noemi Matilde Eleonora Rebecca Arianna Marta Giada Emma Benedetta Ludovica Silvia Lucrezia
    Miriam Carlotta Laura Irene Asia Vittoria Nicole Valentina Emanuela Bianca Ginevra Margherita Serena Viola`,
  ],
  male: [
    `Giuseppe Giovanni Antonio Mario Luigi Francesco Angelo Vincenzo Salvatore Pietro Franco Carlo Domenico Bruno
      Paolo Michele Giorgio Roberto Sergio Claudio Maurizio Aldo Luciano Raffaele Massimo Enzo Renato Gianfranco
      Giancarlo Piero Stefano Alberto Pasquale Fabrizio Walter Mauro Enrico Marco Rocco Gaetano Dario Ennio Umberto
      Silvano Franco`,
    `Andrea Marco Alessandro Francesco Luca Stefano Matteo Roberto Davide Daniele Simone Fabio Giuseppe Massimo Antonio
    Paolo Federico Riccardo Michele Giovanni Lorenzo Cristian Nicola Massimiliano Gianluca Emanuele Claudio Salvatore
    Alberto Vincenzo Mirko Enrico Filippo Giacomo Domenico Ivan Dario Pietro Valerio Gabriele Maurizio Diego Alessio
    Angelo Luigi`,
    `Francesco Alessandro Andrea Matteo Lorenzo Luca Gabriele Davide Mattia Simone Marco Leonardo Riccardo Federico
    Tommaso Filippo Giuseppe Edoardo Pietro Antonio Giovanni Christian Samuele Nicola Daniele Alessio Emanuele Giacomo
    Michele Diego Salvatore Stefano Jacopo Vincenzo Manuel Nicolò Elia Domenico Raffaele Cristiano Gioele Kevin Dario
    Niccolò Giulio`,
  ],
  last: `Rossi Russo Ferrari Esposito Bianchi Romano Colombo Bruno Ricci Greco Marino Gallo De_Luca Conti Costa
    Mancini Giordano Rizzo Lombardi Barbieri Moretti Fontana Caruso Mariani Ferrara Santoro Rinaldi Leone D'Angelo
    Longo Galli Martini Martinelli Serra Conte Vitale De_Santis Marchetti Messina Gentile Villa Marini Lombardo
    Coppola Ferri Parisi De_Angelis Bianco Amato Fabbri Gatti Sala Morelli Grasso Pellegrini Ferraro Monti Palumbo
    Grassi Testa Valentini Carbone Benedetti Silvestri Farina D'Amico Martino Bernardi Caputo Mazza Sanna Fiore
    De_Rosa Pellegrino Giuliani Rizzi Di_Stefano Cattaneo Rossetti Orlando Basile Neri Barone Palmieri Riva Romeo
    Franco Sorrentino Pagano D'Agostino Piras Ruggiero Montanari Battaglia Bellini Castelli Guerra Poli Valente
    Ferretti Brambilla Fumagalli Zanetti Bassi Donati Vitali Guidi Sartori Negri Rota Milani Pace Cirillo Napolitano
    Catalano Piazza Molinari Melis Costantini Sartor Visentin Perrone Fusco Marchi Bosco Pinna Tedesco Gargiulo
    Iannone Ruggeri Bruni Ceccarelli Tosi Fiorentino Giorgi Lazzari Mele Grimaldi Santini`,
}

const spanish: NameGroup = {
  name: 'Spanish',
  female: [
    `María_Carmen Carmen María Josefa Isabel María_Dolores Pilar María_Teresa Ana_María Francisca Dolores Antonia
    María_Ángeles María_Pilar Mercedes Rosario Concepción Juana Manuela Encarnación Rosa_María María_José María_Luisa
    Ángela Teresa Margarita Montserrat Julia Victoria Catalina Inmaculada Luisa Amparo Consuelo Esperanza Milagros
    Emilia Rosa Remedios Soledad`,
    `Ana María Cristina Laura Marta Patricia Raquel Silvia Mónica Sonia Beatriz Susana Eva Rocío Elena Sandra Yolanda
    Nuria Vanesa María_José Alicia Lorena Verónica Irene Inmaculada Noelia Natalia Ana_Belén Esther Gemma Marina Sara
    Miriam Olga Virginia Almudena Rosa Estefanía Eva_María Tamara`,
    `Lucía María Paula Laura Marta Andrea Alba Sara Carla Claudia Irene Julia Ana Nerea Natalia Elena Cristina Ainhoa
    Noelia Carmen Marina Sofía Celia Rocío Patricia Lorena Aitana Nuria Miriam Inés Ángela Clara Sandra Eva Alicia
    Blanca Raquel Silvia Candela Daniela`,
  ],
  male: [
    `Antonio José Manuel Francisco Juan Jesús José_Luis José_Antonio Ángel Miguel Rafael Pedro José_María Fernando Luis
    Ramón Francisco_Javier Enrique Vicente Joaquín Juan_José Carlos Andrés Santiago Julián Tomás Alfonso Emilio
    Salvador José_Manuel Domingo Agustín Mariano Jaime Félix Gregorio Alfredo Juan_Antonio Eduardo Julio`,
    `David Javier Daniel Antonio Carlos Alejandro José Francisco Manuel Sergio Jesús Alberto Miguel_Ángel Rubén Jorge
      Óscar Roberto Raúl Iván Juan_Carlos Víctor Pablo Fernando Francisco_Javier Diego Álvaro Luis Adrián Ignacio
      José_Manuel Jaime Rafael Jordi Mario Ricardo Eduardo Marcos Juan Gonzalo Borja`,
    `Alejandro Daniel Pablo David Adrián Álvaro Javier Sergio Carlos Mario Jorge Iván Diego Antonio Marcos Raúl Víctor
    Hugo Manuel Rubén Ángel José Miguel Juan Alberto Jaime Marc Francisco Óscar Gonzalo Aarón Samuel Nicolás Rodrigo
    Guillermo Martín Ismael Lucas Izan Joel`,
  ],
  last: `García Fernández González Rodríguez López Martínez Sánchez Pérez Martín Gómez Ruiz Hernández Jiménez Díaz
    Álvarez Moreno Muñoz Alonso Gutiérrez Romero Navarro Torres Domínguez Gil Vázquez Serrano Ramos Blanco Sanz
    Castro Suárez Ortega Rubio Molina Delgado Ramírez Morales Ortiz Marín Iglesias Núñez Medina Garrido Cortés
    Castillo Santos Lozano Guerrero Cano Prieto Méndez Cruz Calvo Gallego Vidal León Márquez Herrera Peña Flores
    Cabrera Campos Vega Fuentes Carrasco Díez Caballero Reyes Nieto Aguilar Pascual Santana Herrero Lorenzo Montero
    Hidalgo Giménez Ibáñez Ferrer Durán Santiago Benítez Mora Vicente Vargas Arias Carmona Crespo Román Pastor Soto
    Sáez Velasco Moya Soler Parra Esteban Bravo Gallardo Rojas Pardo Merino Franco Espinosa Izquierdo Lara Rivas
    Silva Rivera Casado Arroyo Redondo Camacho Rey Vera Otero Luque Galán Montes Ríos Sierra Segura Carrillo Marcos
    Marti Soriano Mendoza`,
  rank_offset: 4,
}
const catalan: NameGroup = {
  name: 'Catalan',
  female: `Montserrat Maria Núria Marta Laia Anna Rosa Carme Mireia Dolors Mercè Neus Meritxell Gemma Eulàlia Júlia
    Laura Cristina Aina Ariadna Berta Clara Carla Roser Marina Teresa Mar Judit Assumpció Immaculada Sílvia Elisenda`,
  male: `Jordi Josep Joan Marc Xavier Albert Francesc Antoni Pau Oriol Arnau Ramon Gerard Ferran Lluís Pere Sergi Jaume
    Àlex Carles Enric Guillem Miquel Roger Bernat Adrià Joaquim Eduard Martí Jan Pol Biel`,
  last: `Vila Serra Ferrer Puig Soler Roca Vidal Font Roig Pujol Bosch Sala Mas Martí Costa Casas Torrent Riera Prat
    Rovira Casals Camps Planas Comas Solé Ribas Grau Torres Esteve Codina Miró Pons Bonet Coll Batlle Vives Garriga
    Clotet`,
}
const basque: NameGroup = {
  name: 'Basque',
  female: `Ane Maite Itziar Miren Leire Amaia Nerea Ainhoa Uxue Arantxa Idoia Garazi Nagore Edurne Begoña Izaro Olatz
      June Irati`,
  male: `Iker Jon Mikel Aitor Unai Asier Gorka Ander Xabier Iñaki Eneko Julen Koldo Joseba Iñigo Markel Oier Beñat
    Aritz Kepa`,
  last: `Etxeberria Aguirre Goikoetxea Elizalde Arrieta Otxoa Mendizabal Zubizarreta Ibarra Urrutia Uriarte Arana
    Garmendia Lasa Bilbao Larrea Azkarate Olano Zabala Echevarría Iturbe Arregi`,
}
const galician: NameGroup = {
  name: 'Galician',
  female: `María Uxía Sabela Antía Carme Noa Iria Lucía Alba Rosa Xiana Dolores Carmen Noelia Ana Manuela Pilar Marta
      Sara Lorena`,
  male: `Xoán Manuel Brais Iago Anxo Xosé José Roi Antón Martiño Pablo Breixo Antonio David Daniel Jesús Óscar Adrián
    Diego Marcos`,
  last: `Rodríguez Fernández González López Pérez Vázquez García Castro Iglesias Álvarez Otero Rey Pazos Souto Seoane
    Castiñeira Varela Lago Rial Ferreiro Vilas Couto Piñeiro Fraga Novoa Blanco`,
}

const turk: NameGroup = {
  name: 'Turkish',
  female: [
    `Fatma Ayşe Emine Hatice Zeynep Şerife Hanife Sultan Zeliha Havva Gülsüm Sevim Nurten Hacer Elif Meryem Zehra
    Cemile Gönül Nuran Şükran Türkan Nermin Saniye Leyla Gülten Ayten Necla Perihan Kadriye Songül Hülya Aysel Feride
    Naciye Güler Sevgi Yıldız Münevver Nimet`,
    `Fatma Ayşe Emine Hatice Zeynep Elif Özlem Esra Yasemin Sibel Serpil Derya Filiz Tuğba Hülya Sevgi Arzu Merve Ebru
    Burcu Pınar Seda Gamze Songül Dilek Aslı Gül Sevda Nurcan Kübra Büşra Hacer Canan Meltem Meral Özge Gizem Selma
    Nuray Aynur`,
    `Zeynep Elif Merve Büşra Rabia Kübra Esra Fatma Beyza Ayşe Sude Melike Hatice İrem Ecrin Sena Zehra Emine Nisa
    Buse Dilara Aleyna Nur Betül Meryem Beyzanur Yağmur Eda Ceren Melisa Ebrar Gizem Azra Şevval Defne Cansu Damla
    Berfin Tuana Rojda`,
  ],
  male: [
    `Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim İsmail Osman Süleyman Halil Ramazan Yusuf Recep Kemal Mahmut Ömer
    Cemal Necati Orhan Şükrü Salih Kadir Bekir Hikmet Yaşar Hayrettin Nuri Sabri Cevdet Abdullah Kazım Zeki Selahattin
    İhsan Durmuş Ziya Celal Adnan Fikret`,
    `Mehmet Mustafa Ahmet Murat Ali Hüseyin Hasan İbrahim Fatih Ömer Yusuf Osman Serkan Hakan Emre İsmail Gökhan Burak
    Ramazan Volkan Özgür Mesut Onur Uğur Erkan Adem Ersin Halil Yasin Bülent Barış Serdar Selçuk Tolga Levent Cihan
    Engin Sinan Deniz Metin`,
    `Yusuf Mustafa Mehmet Ahmet Emirhan Muhammed Ömer Furkan Burak Ali Emre Enes Hüseyin İbrahim Berkay Kerem Batuhan
    Eren Hasan Umut Oğuzhan Mert Yunus_Emre Baran Efe Hamza Berat Kaan Arda Can Doğukan Onur Alperen Tunahan Samet
    Miraç Deniz Azad Bilal Talha`,
  ],
  last: `Yılmaz Kaya Demir Şahin Çelik Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç
    Kurt Özkan Şimşek Polat Korkmaz Çakır Erdoğan Acar Özcan Tekin Güneş Can Yavuz Bulut Yalçın Keskin Avcı Ünal
    Turan Gül Özer Işık Kaplan Aksoy Güler Taş Bozkurt Karaca Köse Ateş Bayram Tunç Sarı Uçar Duman Güngör Ceylan
    Toprak Ay Duran Altun Türk Karakaya Aktaş Coşkun Demirci Kocaman Uysal Ekinci Erdem Başaran Çiftçi Akın Sönmez
    Yaman Tan Uzun Karataş Şen Esen Soylu Güven Albayrak Çınar Ertürk Kahraman Şeker Bayrak Er Oğuz Karagöz Gündoğdu
    Baş Dinç Durmaz Eren Genç Karabulut Orhan Sevim Topal Ulusoy Vural Zengin Alkan Balcı Candan Deniz Elmas Ergin
    Gök Gürbüz Kurtuluş Mutlu Önal Parlak Sezer Taşkın Tuncer Yüksel Yiğit Akbulut Ağaoğlu Alp`,
}

export const southern: Record<string, CountryNames> = {
  FR: {
    groups: {
      french,
      northAfrican: community.northAfrican,
      african: community.africanMuslim,
      vietnamese: community.vietnamese,
      italian,
    },
    mix: 'french 91, northAfrican 5, african 1.4, vietnamese 0.7, italian 1.5',
  },
  IT: {
    groups: { italian, romanian: community.romanian, moroccan: community.moroccan, latin: community.latinAmerican },
    mix: 'italian 93, romanian 2.4, moroccan 1.8, latin 1.2',
  },
  ES: {
    groups: {
      spanish,
      catalan,
      basque,
      galician,
      latin: community.latinAmerican,
      moroccan: community.moroccan,
      romanian: community.romanian,
    },
    mix: 'spanish 89, catalan 0.7, basque 0.5, galician 0.5, latin 6, moroccan 1.8, romanian 1.4',
    regions: {
      Cataluña: 'spanish 55, catalan 33, latin 7, moroccan 2.5, romanian 1.3',
      'Comunitat Valenciana': 'spanish 83, catalan 7, latin 5.5, moroccan 1.8, romanian 2',
      'Illes Balears': 'spanish 65, catalan 23, latin 8, moroccan 2.2, romanian 1',
      'País Vasco': 'spanish 55, basque 39, latin 4, moroccan 1.2, romanian 0.8',
      Navarra: 'spanish 74, basque 17, latin 6, moroccan 1.5, romanian 1',
      Galicia: 'spanish 50, galician 46, latin 3.5, moroccan 0.4',
      'Comunidad de Madrid': 'spanish 82, latin 12, moroccan 1.5, romanian 2.5, galician 0.6, basque 0.5, catalan 0.4',
    },
    second_surname: 1,
  },
  TR: { groups: { turk }, mix: 'turk 100' },
}
