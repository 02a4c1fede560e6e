import type { CountryNames, NameGroup } from './world-names.ts'
import * as community from './world-names-communities.ts'

const german: NameGroup = {
  name: 'German',
  female: [
    `Ursula Renate Monika Karin Brigitte Helga Sabine Petra Gabriele Susanne Angelika Christa Ingrid Elisabeth Maria
    Barbara Heike Birgit Gisela Andrea Martina Claudia Ute Erika Christine Marion Anke Cornelia Bärbel Hannelore Elke
    Regina Annette Heidi Jutta Kerstin Silvia Doris Rita Margarete Ilse Gudrun Beate Rosemarie Christel Anita Edith
    Dagmar Eva Ulrike`,
    `Stefanie Nicole Katrin Sandra Julia Anja Sabrina Christina Claudia Melanie Tanja Susanne Silke Daniela Nadine
    Katharina Anna Sarah Jessica Jennifer Kathrin Yvonne Franziska Lisa Simone Nina Diana Bianca Jana Carolin Manuela
    Vanessa Katja Maria Sonja Anne Miriam Janine Eva Laura Heike Annika Ines Maren Christiane Wiebke Judith Verena
    Ramona Antje`,
    `Laura Lena Anna Lea Julia Sarah Lisa Hannah Sophie Marie Johanna Leonie Michelle Vanessa Jana Celina Alina Jasmin
    Katharina Antonia Paula Emily Clara Nele Luisa Franziska Annika Charlotte Mia Pia Svenja Carolin Emma Chiara Amelie
    Theresa Helena Jule Melina Lara Greta Isabel Nina Merle Frieda Saskia Lina Elena Maja Fiona`,
  ],
  male: [
    `Peter Wolfgang Klaus Hans Jürgen Manfred Michael Günter Thomas Werner Bernd Horst Andreas Dieter Uwe Karl Helmut
    Rainer Heinz Gerhard Frank Walter Joachim Martin Stefan Norbert Ralf Rolf Reinhard Josef Franz Detlef Ulrich Georg
    Herbert Volker Siegfried Jörg Harald Matthias Rudolf Hartmut Udo Ernst Lothar Christian Johann Hermann Eberhard
    Winfried`,
    `Christian Stefan Thomas Michael Daniel Andreas Sebastian Markus Alexander Matthias Tobias Jan Marcel Florian Sven
    Patrick Dennis Philipp Martin Benjamin Marco Oliver Dirk Torsten Frank Tim Dominik David Lars Simon Felix Kai
    Johannes Steffen Björn Manuel Fabian Robert Jens Mario Timo Holger Christoph Nils René Sascha Ingo Maik Robin
    Carsten`,
    `Lukas Jan Felix Niklas Tim Jonas Leon Maximilian Paul Luca Finn Philipp Julian Alexander David Max Moritz Tom
      Jannik Fabian Nico Lennart Simon Jakob Erik Marvin Elias Louis Dominik Kevin Florian Ben Johannes Noah Linus
      Robin Benedikt Tobias Justin Malte Anton Emil Till Vincent Marlon Konstantin Oskar Hannes Joel Pascal`,
  ],
  last: `Müller Schmidt Schneider Fischer Meyer Weber Wagner Schulz Becker Hoffmann Schäfer Koch Bauer Richter Klein
    Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Schmitz Krause Meier
    Lehmann Schmid Schulze Maier Köhler Herrmann König Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß
    Jung Hahn Schubert Vogel Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht
    Schuster Simon Ludwig Böhm Winter Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Seidel
    Heinrich Brandt Haas Schreiber Graf Schulte Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch Bergmann Thomas
    Voigt Sauer Arnold Wolff Pfeiffer Ernst Hübner Lindner Seifert Kramer Nowak Petersen Jansen Barth Ritter Kern
    Beyer Thiel Kunz Riedel Lutz Hein Moser Reuter Hermann Bender Stahl Schilling Wirth Ebert Kirchner Marx Rieger
    Bock Förster Rose Heinze Hesse Paul Götz Dittrich Metzger Nagel Wegner Brinkmann`,
}
const russianGerman: NameGroup = {
  name: 'Eastern European',
  female: `Olga Elena Irina Natalia Svetlana Tatjana Anna Oksana Julia Viktoria Marina Galina Ljudmila Kateryna Alina
    Ekaterina Nadja Valentina Xenia Larissa`,
  male: `Alexander Sergej Viktor Wladimir Andrej Dmitri Eugen Oleg Igor Maxim Artur Nikolai Waldemar Juri Anton Pavel
    Denis Roman Vitali Konstantin`,
  last: `Ivanov Petrenko Kovalenko Schevchenko Klassen Wagner Bondarenko Melnyk Schmidt Becker Weber Fischer Popov
    Kravchenko Tkachenko Friesen Bauer Koslow Moroz Lysenko`,
  last_female: `Ivanova Petrenko Kovalenko Schevchenko Klassen Wagner Bondarenko Melnyk Schmidt Becker Weber Fischer
    Popova Kravchenko Tkachenko Friesen Bauer Koslowa Moroz Lysenko`,
}

const dutch: NameGroup = {
  name: 'Dutch',
  female: [
    `Maria Johanna Anna Elisabeth Cornelia Wilhelmina Hendrika Margaretha Petra Ria Anja Ingrid Monique Marianne Yvonne
    Gerda Joke Corrie Ineke Tineke Wilma Truus Annie Thea Els Marja Hannie Diny Marijke Jacqueline Karin Ellen Carla
    Bep Nel Trudy Henny Anneke Jannie Lies`,
    `Linda Sandra Esther Daniëlle Kim Marieke Suzanne Mariska Petra Saskia Chantal Miranda Nicole Marloes Anouk
      Patricia Manon Debby Wendy Inge Annemarie Laura Michelle Femke Natasja Bianca Judith Marjolein Renate Lisette
      Sanne Mirjam Ilse Eline Jolanda Astrid Claudia Evelien Maaike Tamara`,
    `Sanne Anouk Lotte Lisa Anne Eva Iris Emma Fleur Julia Sophie Femke Amber Demi Laura Britt Roos Maud Lieke Kim Isa
    Noa Jasmijn Naomi Romy Charlotte Merel Bo Marit Nina Floor Esmée Myrthe Veerle Sara Tess Sterre Danique Puck Lara`,
  ],
  male: [
    `Jan Johannes Hendrik Cornelis Willem Pieter Gerrit Jacobus Piet Henk Kees Peter Wim Hans Theo Ben Gerard Ton Harry
    Rob Frans Joop Bert Cor Paul Ruud Martin Leo Jaap Jos Arie Dirk Rene Nico Jacques Arnold Ad Frits Koos Sjaak`,
    `Jeroen Marco Dennis Patrick Martijn Mark Michel Erik Edwin Richard Bas Robert Peter Wouter Ronald Sander Vincent
    Arjan Maarten Jasper Tim Niels Remco Marcel Johan Rob Stefan Rick Bart Frank Mike Danny Paul Jurgen Gijs Roy Thomas
    Joris Raymond Ruben`,
    `Tim Daan Thomas Lars Sem Ruben Bram Jesse Niels Stijn Luuk Max Thijs Jasper Lucas Rick Kevin Sven Koen Milan
      Julian Gijs Mees Nick Robin Jelle Levi Pim Floris Tom Bas Joris Mike Finn Teun Sam Luca Wessel Hidde Job`,
  ],
  last: `de_Jong Jansen de_Vries van_den_Berg van_Dijk Bakker Janssen Visser Smit Meijer de_Boer Mulder de_Groot Bos
    Vos Peters Hendriks van_Leeuwen Dekker Brouwer de_Wit Dijkstra Smits de_Graaf van_der_Meer van_der_Linden Kok
    Jacobs de_Haan Vermeulen van_den_Heuvel van_der_Veen van_den_Broek de_Bruijn de_Bruin van_der_Heijden Schouten
    van_Beek Willems van_Vliet Hoekstra Maas Verhoeven Koster van_Dam van_der_Wal Prins Blom Huisman Peeters Kuipers
    van_Veen van_Dongen Veenstra Kramer van_den_Brink Postma Evers van_Wijk Jonker Bosch Gerritsen Schipper Hermans
    de_Lange Verbeek Wolters van_Loon Martens Sanders Post van_der_Laan Bosman Timmermans de_Leeuw van_der_Ven Mol
    van_Doorn Scholten Groen Boer Kuiper van_der_Velden Hofman Hoffmann Wiersma Bouwman Groot Driessen Bosma van_Es
    Nijhuis van_Rijn Molenaar Zwart Lammers Zijlstra van_Schaik Rutten Ruiter Snijders Gerrits Koning Klein
    van_Oosten Cornelissen Roos Faber Terpstra Boersma Kroon van_der_Horst van_Ommen Stam de_Wolf Hartman`,
}
const surinamese: NameGroup = {
  name: 'Surinamese and Caribbean',
  female: `Sharon Jennifer Natasha Priya Gladys Hellen Maureen Ingrid Chantal Shanti Melissa Rachel Denise Joyce Audrey
      Anushka`,
  male: 'Ricardo Humphrey Kenneth Romeo Ronald Stanley Raj Clyde Errol Marvin Jerry Rodney Dwight Anil Steven Glenn',
  last: `Pinas Kromowidjojo Ramdin Blijd Wijngaarde Jankie Ramautar Martina Rozenblad Cairo Kartosen Braafheid Vrede
    Zeefuik Biharie Soekhai Winter Pengel`,
  faiths: [],
  also: ['hindu', 'protestant', 'catholic', 'none', 'other'],
}

const swedish: NameGroup = {
  name: 'Swedish',
  female: [
    `Kerstin Margareta Birgitta Marie Anna Eva Karin Ingrid Christina Lena Inger Ulla Gunilla Anita Barbro Monica Siv
    Marianne Maria Agneta Annika Susanne Elisabeth Gun Britt Ann-Christin Carina Berit Maj-Britt Irene Yvonne Helena
    Solveig Annelie Catharina Pia Anette Sonja Gerd Mona`,
    `Maria Anna Malin Jenny Linda Sara Emma Johanna Sofia Karin Camilla Elin Hanna Helena Therese Ida Jessica Frida
    Åsa Lisa Annika Jennifer Kristina Josefin Sandra Charlotta Madeleine Caroline Rebecka Ulrika Cecilia Petra Ellen
    Susanna Katarina Veronica Angelica Louise Erika Emelie`,
    `Emma Julia Elin Hanna Amanda Ida Matilda Ebba Wilma Linnea Moa Alice Sara Felicia Klara Ella Alva Tilda Maja
      Ellen Saga Isabelle Nathalie Tuva Johanna Agnes Tindra Elsa Nova Olivia Filippa Lovisa Stina Thea Molly Signe
      Sofia Astrid Josefine Vendela`,
  ],
  male: [
    `Lars Anders Per Hans Bengt Jan Karl Bo Sven Göran Leif Lennart Nils Gunnar Kjell Ulf Lennart Rolf Peter Åke
      Christer Mats Stig Bertil Thomas Kent Roland Ingemar Håkan Björn Arne Bernt Roger Olof Tommy Erik Börje Stefan
      Torbjörn Arvid Johan`,
    `Andreas Daniel Mikael Fredrik Johan Magnus Peter Jonas Martin Marcus Mattias Henrik Patrik Stefan Christian Thomas
    Niklas Anders Erik Robert Joakim Emil David Tobias Jimmy Alexander Robin Kristian Per Jens Viktor Simon Sebastian
    Linus Oskar Björn Christoffer Mats Jesper Rickard`,
    `Emil Alexander Viktor Oscar Filip William Lucas Simon Anton Axel Erik Isak Albin Elias Oliver Hugo Gustav Linus
    Jonathan Adam Rasmus Max Jakob Ludvig Melvin Kevin Edvin Hampus Felix Vincent Sebastian Casper Theodor Arvid Leo
    Nils Noah Alfred Liam Samuel`,
  ],
  last: `Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson
    Jansson Hansson Bengtsson Jönsson Lindberg Jakobsson Magnusson Lindström Olofsson Lindqvist Lindgren Berg
    Axelsson Bergström Lundberg Lind Lundgren Lundqvist Mattsson Berglund Fredriksson Sandberg Henriksson Forsberg
    Sjöberg Wallin Engström Eklund Danielsson Lundin Håkansson Björk Bergman Gunnarsson Holm Wikström Samuelsson
    Isaksson Fransson Bergqvist Nyström Holmberg Arvidsson Löfgren Söderberg Nyberg Blomqvist Claesson Nordström
    Mårtensson Lundström Björklund Eliasson Pålsson Viklund Berggren Sandström Nordin Lund Ström Åberg Hermansson
    Ekström Hedlund Holmgren Dahlberg Sundberg Hellström Sjögren Falk Abrahamsson Martinsson Öberg Blom Ekman
    Andreasson Strömberg Månsson Åkesson Jonasson Hansen Norberg Sundström Åström Dahl Holmqvist Ivarsson Lindholm
    Sundqvist Ottosson Ek Hedberg Dahlgren Nordqvist Skoglund Granberg Lindblom Melin Stenberg Norén`,
}
const finnishSwedish: NameGroup = {
  name: 'Finnish',
  female: 'Anneli Ritva Päivi Tuula Seija Marja Satu Tiina Helena Kaarina Minna Johanna Anna Liisa Sirpa Riitta',
  male: 'Matti Juha Kari Pekka Timo Jari Mika Antti Hannu Seppo Markku Esa Petri Tapio Jukka Marko',
  last: `Korhonen Virtanen Mäkinen Nieminen Mäkelä Hämäläinen Laine Heikkinen Koskinen Järvinen Lehtonen Niemi Salo
    Mattila`,
}

const polish: NameGroup = {
  name: 'Polish',
  female: [
    `Maria Krystyna Anna Barbara Teresa Elżbieta Janina Zofia Jadwiga Danuta Halina Irena Ewa Małgorzata Helena Grażyna
    Bożena Stanisława Jolanta Urszula Marianna Wanda Alicja Wiesława Czesława Renata Dorota Beata Iwona Kazimiera
    Genowefa Józefa Mirosława Bogumiła Lucyna Stefania Henryka Regina Bronisława Violetta`,
    `Anna Katarzyna Agnieszka Małgorzata Monika Joanna Magdalena Ewa Aleksandra Karolina Justyna Marta Aneta Sylwia
    Natalia Paulina Beata Edyta Dorota Iwona Izabela Renata Patrycja Kamila Ewelina Dominika Anita Agata Marzena
    Weronika Barbara Milena Angelika Kinga Emilia Ilona Daria Elżbieta Urszula Olga`,
    `Julia Wiktoria Aleksandra Natalia Zuzanna Maja Oliwia Weronika Amelia Karolina Martyna Patrycja Gabriela Kinga
    Dominika Paulina Klaudia Magdalena Anna Nikola Lena Katarzyna Zofia Emilia Alicja Hanna Kamila Maria Joanna Milena
    Agata Nina Antonina Sandra Izabela Marta Daria Roksana Michalina Oliwia`,
  ],
  male: [
    `Jan Andrzej Stanisław Krzysztof Jerzy Tadeusz Józef Marek Zbigniew Ryszard Kazimierz Henryk Wojciech Piotr Marian
      Jacek Mirosław Zdzisław Stefan Wiesław Janusz Czesław Mieczysław Dariusz Adam Leszek Eugeniusz Waldemar Roman
      Edward Sławomir Bogdan Bogusław Zygmunt Franciszek Władysław Antoni Lech Jarosław Grzegorz`,
    `Piotr Tomasz Paweł Marcin Krzysztof Michał Łukasz Grzegorz Rafał Adam Jakub Marek Mariusz Robert Maciej Wojciech
    Mateusz Dariusz Artur Jacek Sebastian Kamil Przemysław Dawid Daniel Bartosz Radosław Damian Jarosław Sławomir
    Karol Andrzej Adrian Szymon Konrad Patryk Hubert Dominik Filip Arkadiusz`,
    `Jakub Kacper Mateusz Szymon Filip Bartosz Michał Dawid Patryk Adrian Kamil Piotr Wiktor Oskar Maciej Dominik Igor
    Antoni Jan Mikołaj Oliwier Franciszek Aleksander Krystian Karol Adam Stanisław Nikodem Paweł Tomasz Damian Hubert
    Marcel Fabian Tymoteusz Wojciech Daniel Krzysztof Sebastian Konrad`,
  ],
  last: `Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Szymański Woźniak Dąbrowski
    Kozłowski Jankowski Mazur Kwiatkowski Wojciechowski Krawczyk Kaczmarek Piotrowski Grabowski Zając Pawłowski
    Michalski Król Wieczorek Jabłoński Wróbel Nowakowski Majewski Olszewski Stępień Malinowski Jaworski Adamczyk
    Dudek Nowicki Pawlak Górski Witkowski Walczak Sikora Baran Rutkowski Michalak Szewczyk Ostrowski Tomaszewski
    Pietrzak Zalewski Wróblewski Marciniak Jasiński Zawadzki Bąk Jakubowski Sadowski Duda Włodarczyk Wilk Chmielewski
    Borkowski Sokołowski Szczepański Sawicki Kucharski Lis Maciejewski Kubiak Kalinowski Wysocki Mazurek Kołodziej
    Kaźmierczak Czarnecki Konieczny Urbański Głowacki Sobczak Wasilewski Zakrzewski Krajewski Krupa Laskowski
    Ziółkowski Sikorski Gajewski Mróz Szulc Makowski Brzeziński Przybylski Kaczmarczyk Baranowski Cieślak Borowski
    Błaszczyk Adamski Szymczak Andrzejewski Górecki Kania Szczepaniak Janik Leszczyński Chojnacki Czerwiński Lipiński
    Kozak Urban Mikołajczyk Kowalewski Wesołowski Mucha Nowacki Jarosz Żak Musiał Czajkowski Kozioł Sowa Markowski
    Tomczak Kopeć Kruk Kosiński Wolski Polak Stankiewicz Bielecki Orłowski Milewski Dziedzic Czaja Domański`,
}
const ukrainian: NameGroup = {
  name: 'Ukrainian',
  female:
    'Oksana Olena Iryna Natalia Tetiana Svitlana Yuliia Anna Kateryna Viktoriia Liudmyla Olha Mariia Halyna Anastasiia',
  male: 'Oleksandr Serhii Andrii Volodymyr Mykola Vitalii Ihor Yurii Dmytro Ivan Oleh Roman Bohdan Vasyl Taras',
  last: `Shevchenko Melnyk Kovalenko Bondarenko Boiko Tkachenko Kravchenko Kovalchuk Koval Oliinyk Polishchuk Lysenko
    Marchenko`,
}

export const northern: Record<string, CountryNames> = {
  DE: {
    groups: {
      german,
      turkish: community.turkish,
      polish: community.polishAbroad,
      eastern: russianGerman,
      arab: community.arab,
      romanian: community.romanian,
    },
    mix: 'german 88, turkish 3.6, polish 1.8, eastern 3.6, arab 2, romanian 1',
  },
  NL: {
    groups: {
      dutch,
      turkish: community.turkish,
      moroccan: community.moroccan,
      surinamese,
      polish: community.polishAbroad,
      german,
    },
    mix: 'dutch 86, turkish 2.4, moroccan 2.4, surinamese 3, polish 1.3, german 1',
  },
  SE: {
    groups: {
      swedish,
      finnish: finnishSwedish,
      arab: community.arab,
      polish: community.polishAbroad,
      african: community.africanMuslim,
    },
    mix: 'swedish 85, finnish 2.5, arab 6, polish 1, african 1.2',
  },
  PL: { groups: { polish, ukrainian }, mix: 'polish 97.5, ukrainian 2.5', adjective_surnames: true },
}
