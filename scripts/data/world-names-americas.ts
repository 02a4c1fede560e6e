import type { CountryNames, NameGroup } from './world-names.ts'

const mexican: NameGroup = {
  name: 'Mexican',
  female: [
    `María_Guadalupe María Guadalupe Margarita Juana Martha Rosa María_del_Carmen Teresa Francisca Leticia Silvia
    Patricia Josefina Alicia Yolanda Elvira Irma Gloria Rosa_María Ana_María María_Elena Carmen Norma Esperanza Socorro
    Blanca Lourdes Virginia Beatriz Graciela Esther Estela Amalia Ofelia Antonia Luz_María Concepción Raquel Elena
    Consuelo Susana`,
    `Guadalupe María_Guadalupe Verónica Adriana Claudia Alejandra Sandra Gabriela Laura Patricia Elizabeth Mónica Norma
    Araceli Karina Rosa Ana_Laura Yolanda Leticia Maricela Diana Brenda Erika Nancy Martha Juana Maribel Miriam Silvia
    Liliana Rocío Lorena Carolina Mariana Fabiola Cecilia Nayeli Yadira Alma Bertha Marisol Angélica`,
    `María_Fernanda Guadalupe Daniela Ana_Karen Alejandra Valeria Andrea Mariana Karla Jessica Fernanda Sofía Karen
    Diana_Laura Paola Ximena Jazmín Citlali Abigail Michelle Ana_Sofía Regina Renata Camila Melissa Estefanía Natalia
    Itzel Vanessa Dulce_María Yareli Gabriela Lizbeth Brenda Perla Monserrat Evelyn Samantha Marisol Alondra Wendy`,
  ],
  male: [
    `José Juan José_Luis Francisco Antonio Jesús Manuel Miguel Pedro Roberto Jorge Rafael Carlos Ramón Raúl Alfredo
    Fernando Javier Arturo Salvador Guillermo Luis Enrique Juan_Manuel Sergio Gerardo Armando Ricardo Rubén Víctor
    Alberto Ignacio Felipe Agustín Gustavo Alejandro Rogelio Martín Daniel Tomás Héctor Ángel`,
    `José_Luis Juan_Carlos Juan Miguel_Ángel Francisco_Javier Alejandro Jorge Carlos Jesús José Luis Víctor_Manuel
    Fernando Ricardo Eduardo Roberto Daniel Arturo Martín Gerardo Sergio Héctor Óscar César Javier Marco_Antonio David
    Raúl Omar Hugo Mario Rubén Iván Adrián Alfredo Israel Armando Édgar Gustavo Alberto Salvador Ramón`,
    `José Luis_Ángel Juan_Carlos Alejandro Jesús Carlos Diego Luis_Fernando Miguel_Ángel Daniel Kevin Jorge Brandon
      Eduardo Fernando Ángel Emiliano Luis Iván Juan Ricardo Santiago Alan Sebastián José_Ángel Ángel_David Leonardo
      Erick David Emmanuel Óscar Javier Christian Francisco Uriel Bryan Axel Rodrigo Sergio Mauricio Gael Alexis`,
  ],
  last: `Hernández García Martínez González López Rodríguez Pérez Sánchez Ramírez Flores Gómez Torres Díaz Vázquez
    Cruz Morales Gutiérrez Reyes Ruiz Jiménez Mendoza Aguilar Ortiz Álvarez Castillo Romero Moreno Chávez Rivera
    Ramos Herrera Medina Vargas Castro Méndez Guzmán Fernández Juárez Muñoz Ortega Salazar Rojas Guerrero Contreras
    Luna Domínguez Garza Velázquez Estrada Soto Cortés Lara Espinoza Vega Ávila Cervantes Sandoval Carrillo Alvarado
    Silva León Ríos Navarro Delgado Márquez Campos Ibarra Solís Rosas Miranda Camacho Valdez Cárdenas Orozco Aguirre
    Mejía Acosta Padilla Robles Núñez Peña Cabrera Rosales Molina Pacheco Castañeda Fuentes Valenzuela Rangel Ayala
    Meza Nava Valencia Maldonado Ochoa Serrano Tapia Salinas Suárez Zamora Villarreal Trejo Cisneros Escobar Arellano
    Barrera Montes Macías Bautista Rosario Tovar Palacios Franco Arias Zavala Santiago Huerta Beltrán Duarte Galván
    Olvera Becerra Lozano Cantú Treviño Quintero Félix Pech Canul Chan`,
  rank_offset: 6,
}

const brazilian: NameGroup = {
  name: 'Brazilian',
  female: [
    `Maria Ana Francisca Antônia Maria_de_Fátima Maria_Aparecida Sônia Vera_Lúcia Terezinha Marlene Lúcia Maria_José
      Rosa Regina Tânia Maria_do_Carmo Sandra Raimunda Márcia Rita Aparecida Marli Maria_de_Lourdes Neusa Luzia Célia
      Sueli Marta Elisabete Eliana Ivone Joana Rosângela Irene Sebastiana Solange Edna Helena Conceição Teresa`,
    `Ana_Paula Patrícia Adriana Juliana Fernanda Márcia Aline Camila Bruna Vanessa Luciana Cristiane Renata Simone
      Daniela Jéssica Mariana Carla Amanda Letícia Débora Cláudia Sandra Tatiane Michele Viviane Fabiana Andréia
      Priscila Gabriela Luana Alessandra Rosana Elaine Tatiana Carolina Sabrina Raquel Bianca Thaís Rafaela Natália
      Eliane Mônica`,
    `Ana Maria_Eduarda Júlia Letícia Vitória Beatriz Larissa Gabriela Ana_Clara Isabela Bruna Amanda Maria_Clara
      Giovanna Camila Rafaela Mariana Ana_Beatriz Lívia Laura Yasmin Ana_Carolina Luana Ana_Júlia Isadora Thaís Sofia
      Jéssica Vitória_Maria Luiza Emanuelly Milena Nicole Carolina Raíssa Stephany Kauany Sabrina Rebeca Lorena Alice
      Helena`,
  ],
  male: [
    `José Antônio João Francisco Carlos Luiz Paulo Pedro Sebastião Manoel Raimundo Jorge Geraldo Roberto Benedito Luís
    Valdir Joaquim Sérgio José_Carlos Osvaldo Mário Domingos Edson Wilson Nelson Ademir Gilberto Jair Milton Valter
    Severino Cícero Ivan Reinaldo Expedito Hélio Antônio_Carlos Adão Cláudio`,
    `Marcos Fábio Rodrigo Marcelo Rafael Leandro Anderson André Bruno Luciano Fernando Márcio Diego Eduardo Thiago
      Ricardo Alexandre Felipe Fabiano Daniel Adriano Cristiano Leonardo Carlos Gustavo Paulo Flávio Vinícius José
      Edson Renato Wellington Alan Robson João_Paulo Rogério Jefferson Maurício Cleiton Antônio Guilherme Luiz_Carlos
      Douglas Alex`,
    `João_Victor Lucas Gabriel Pedro_Henrique Matheus Guilherme Gustavo Vitor Pedro João_Pedro Felipe Rafael Vinícius
      Leonardo Bruno Carlos_Eduardo Igor Daniel Samuel Eduardo Thiago Kauã Luiz_Felipe Arthur Davi Enzo Henrique Caio
      Ryan João_Gabriel Yuri Wesley Luan Miguel Murilo Victor_Hugo Bernardo Nicolas Otávio Breno Kaique Isaac`,
  ],
  last: `Silva Santos Oliveira Souza Pereira Lima Carvalho Ferreira Rodrigues Almeida Costa Gomes Martins Araújo Melo
    Barbosa Ribeiro Alves Cardoso Rocha Correia Dias Teixeira Fernandes Azevedo Cavalcante Moraes Gonçalves
    Nascimento Lopes Soares Vieira Monteiro Mendes Freitas Batista Barros Moreira Campos Ramos Nunes Moura Reis Pinto
    Machado Castro Cunha Andrade Nogueira Borges Miranda Santana Duarte Guimarães Tavares Farias Sales Aguiar Pires
    Macedo Xavier Viana Siqueira Marques Bezerra Medeiros Coelho Fonseca Rezende Leite Brito Figueiredo Magalhães
    Matos Queiroz Cruz Antunes Pinheiro Amaral Vasconcelos Maia Dantas Bastos Camargo Leal Peixoto Assis Neves Paiva
    Prado Albuquerque Braga Domingues Furtado Toledo Vargas Franco Rossi Ferrari Schmidt Müller Weber Bianchi Romano
    Tanaka Sato Watanabe Sampaio Torres Chaves Lacerda Mota Pacheco Paula Diniz Falcão`,
  rank_offset: 4,
}

const argentine: NameGroup = {
  name: 'Argentine',
  female: [
    `María Ana_María Marta Silvia Mónica Susana Graciela Norma Alicia Patricia Stella_Maris Liliana Elsa Cristina Rosa
    Beatriz Adriana María_Cristina Teresa Mirta Nora Elena María_Elena Gladys Olga Lidia Nélida Marcela Claudia Ana
    Mabel Irma Delia Raquel Estela Alejandra Julia Blanca Hilda Amalia`,
    `Laura Andrea Natalia Carolina Valeria Claudia Gabriela Mariana Verónica Paola Romina Lorena Silvina María_Laura
      Cecilia Analía Paula Florencia María_Eugenia Soledad Vanesa Daniela Carina Luciana Karina Guadalupe Alejandra
      Mariela Yanina Julieta Cintia Jimena María_José Eliana Noelia Débora Marina Georgina Virginia Ivana`,
    `Florencia Camila Agustina Micaela Sofía Martina Julieta Rocío Lucía Milagros Brenda Valentina Antonella Aldana
    Candela Daiana Abril Malena Macarena Victoria Catalina Guadalupe Magalí Celeste Delfina Ailén Josefina Priscila
    Belén Juana Morena Melina Carolina Ludmila Pilar Zoe Emilia Tamara Noelia Luz`,
  ],
  male: [
    `Juan_Carlos Carlos José Jorge Luis Miguel_Ángel Roberto Héctor Eduardo Oscar Raúl Daniel Juan Alberto Ricardo
      Mario Rubén Hugo Alfredo Julio Osvaldo Norberto Ramón Antonio Horacio Francisco Omar Pedro Enrique Guillermo
      Domingo Néstor Aldo Víctor Jorge_Alberto Ángel Alejandro Rodolfo Manuel Ernesto`,
    `Diego Pablo Juan_Pablo Sebastián Martín Alejandro Gustavo Fernando Cristian Marcelo Javier Daniel Gabriel Sergio
    Leonardo Hernán Mariano Matías Claudio Maximiliano Walter Damián Facundo Nicolás Germán Juan_Manuel Lucas Mauricio
    Fabián Ariel Carlos Federico Andrés Guillermo Esteban Ezequiel Luciano Emiliano Adrián Rodrigo`,
    `Nicolás Matías Agustín Lucas Tomás Franco Facundo Santiago Joaquín Juan_Ignacio Nahuel Gonzalo Juan_Cruz Bautista
    Ezequiel Thiago Lautaro Ignacio Valentín Maximiliano Axel Luciano Alan Kevin Brian Juan_Manuel Federico Benjamín
    Ramiro Emanuel Leandro Gastón Leonel Mateo Julián Rodrigo Elías Iván Ulises Marcos`,
  ],
  last: `González Rodríguez Fernández García López Martínez Pérez Álvarez Gómez Sánchez Díaz Vázquez Castro Romero
    Suárez Blanco Ruiz Alonso Torres Domínguez Gutiérrez Sosa Iglesias Giménez Ramírez Martín Varela Ramos Núñez
    Rossi Silva Méndez Hernández Flores Pereyra Ferrari Ortiz Medina Benítez Herrera Arias Acosta Moreno Aguirre
    Otero Cabrera Rey Rojas Vidal Molina Russo Paz Vega Costa Bruno Romano Morales Ríos Miranda Muñoz Franco Castillo
    Campos Bianchi Luna Correa Ferreyra Navarro Quiroga Colombo Cohen Vera Lorenzo Gil Santos Delgado Godoy Rivas
    Rivero Gallo Peralta Soto Figueroa Juárez Marino Ponce Calvo Ibáñez Cáceres Carrizo Vargas Mendoza Aguilar
    Ledesma Guzmán Soria Villalba Prieto Maldonado Esposito Ricci Conti Greco Lombardi Moretti Fontana Mancini
    Giordano Barbieri Marini Bustos Ojeda Escobar Leiva Duarte Coronel Farías Roldán Mansilla Lucero Barrios Ayala
    Páez Nieva Zárate Mamani Quispe Toledo Lescano Arce Ávila Brizuela Cardozo Chávez Funes`,
  rank_offset: 12,
}

export const american: Record<string, CountryNames> = {
  MX: { groups: { mexican }, mix: 'mexican 100', second_surname: 1 },
  BR: { groups: { brazilian }, mix: 'brazilian 100', second_surname: 0.6 },
  AR: { groups: { argentine }, mix: 'argentine 100', second_surname: 0.04 },
}
