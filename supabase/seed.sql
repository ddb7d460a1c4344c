-- Demonstration data for a local database: 29 fictional episodes for the podcast page, one every
-- two weeks, until a YouTube channel is configured. Do not load it in production. To remove it:
--   delete from public.episodes where youtube_video_id like 'demo-ep-%';
-- Loading it twice changes nothing.

insert into public.episodes
  (youtube_video_id, titulo, descricao, thumbnail_url, data_publicacao)
select
  'demo-ep-' || lpad(number::text, 4, '0'),
  title,
  description,
  '/episodes/demo-ep-' || lpad(number::text, 4, '0') || '.svg',
  timestamptz '2024-08-06T21:00:00Z' + (number - 1) * interval '336 hours'
from (values
  (1, 'PrimoZé Cast #1 – Como o mercado de tintas mudou nos últimos dez anos',
    'Do balcão da loja ao aplicativo: o que mudou para quem compra e para quem vende tinta.'),
  (2, 'Episódio 2 – Abrir a própria empresa de pintura: os primeiros cem dias',
    'Empreendedorismo sem enfeite: preço, contrato, MEI e os erros que custam caro no começo.'),
  (3, 'Reforma em condomínio: o que o síndico precisa aprovar | Ep. 3',
    'Regras de obra em condomínios, horários, responsabilidade técnica e boa vizinhança.'),
  (4, 'Cast 4 – Inadimplência no condomínio: cobrar sem criar inimigos',
    'Acordo, protesto e prevenção: como lidar com taxas em atraso e manter a manutenção em dia.'),
  (5, '#5 | Obra em pet shop: piso, ralo e ruído',
    'Materiais fáceis de lavar, isolamento acústico e segurança para animais em pet shops.'),
  (6, 'PrimoZé Cast – Episódio 6: Marcenaria sob medida em apartamento pequeno',
    'Um marceneiro conta como mede, escolhe o MDF e evita retrabalho em marcenaria planejada.'),
  (7, 'Ep. 7: Vistoria antes de comprar um imóvel usado',
    'Mercado imobiliário: trincas, umidade e elétrica que mudam o preço do imóvel.'),
  (8, 'Cast 8 | Energia solar no telhado: por onde começar',
    'Elétrica e sustentabilidade: dimensionamento, inversor e o que pedir ao instalador.'),
  (9, '#9 – Jovem aprendiz na obra: o primeiro emprego',
    'Juventude e inclusão: três jovens falam do primeiro ano de trabalho na construção.'),
  (10, 'Episódio 10 – Banheiro acessível sem quebrar a casa toda',
    'Acessibilidade na prática: barras, desníveis, portas e a NBR 9050 explicada com calma.

00:00 Abertura
00:55 A porta vem antes da barra
02:40 Barras de apoio: onde o parafuso segura
05:10 Box sem degrau
07:30 O que fazer primeiro com pouco dinheiro'),
  (11, 'PrimoZé Cast #11 – ART, alvará e laudo: qual documento para qual obra',
    'Documentação e engenharia para quem vai reformar e não quer surpresa com a fiscalização.'),
  (12, 'Ep. 12 – Tinta acrílica, esmalte ou epóxi?',
    'A tinta certa para cada ambiente, com um técnico do mercado de tintas.

00:00 Abertura
01:10 Parede da sala: acrílica fosca ou acetinada
03:05 Porta e janela: esmalte à base de água
05:20 Garagem e área de serviço: quando o epóxi vale a pena
07:40 Perguntas de ouvintes'),
  (13, 'Cast 13: Segunda-feira na obra',
    'Café, chuva e caminhão atrasado: um mestre de obras conta como organiza a semana.'),
  (14, '#14 | Fachada de condomínio: trabalho em altura e NR35',
    'O que o síndico e o condomínio devem exigir da empresa que sobe na fachada.'),
  (15, 'PrimoZé Cast – Ep. 15: Negociar a taxa atrasada',
    'Inadimplência: um administrador e uma moradora contam como a cobrança virou acordo.'),
  (16, 'Episódio 16 – Textura, grafiato ou parede lisa?',
    'Pintura decorativa: o que cada textura esconde, quanto custa e como limpar.'),
  (17, 'Cast 17 – Verniz que descasca: por que o deck não dura',
    'Preparo da madeira, verniz, stain e quantas demãos: perguntas de ouvintes sobre pintura externa.'),
  (18, '#18 – Reformar antes de alugar vale a pena?',
    'Mercado imobiliário: o que uma reforma pequena muda no valor do aluguel de um imóvel.'),
  (19, 'PrimoZé Cast Ep. 19 | Lojista de tintas: o que perguntar no balcão',
    'Um lojista conta o que o cliente esquece de dizer e como isso muda a tinta que ele leva.'),
  (20, 'Episódio 20: Oficina de pintura na escola',
    'Juventude e inclusão: jovens revitalizam a própria quadra.'),
  (21, 'Cast 21 | O pintor e a parede úmida: o que fazer antes da tinta',
    'Mofo, infiltração e selador: o pintor explica por que pintar por cima não resolve.'),
  (22, 'PrimoZé Cast #22 – Rolo, pincel ou pistola?',
    'Pintura de áreas grandes: o acabamento de cada ferramenta e o que o pintor cobra por ela.'),
  (23, 'Ep. 23 – Cores do ano: o que a fábrica escolhe e o que o cliente quer',
    'Bastidores do mercado de tintas com uma colorista.'),
  (24, '#24: Massa corrida ou massa acrílica? O teto do banheiro responde',
    'Pintura de áreas molhadas: a massa certa, a tinta certa e o tempo entre demãos.'),
  (25, 'Episódio 25 – Ferramentas que valem o preço',
    'Furadeira, nível e trena: o que comprar primeiro e o que dá para alugar.'),
  (26, 'Cast 26 – Móvel antigo, vida nova',
    'Marcenaria e restauro: lixar e recuperar a madeira sem perder a história da peça.'),
  (27, 'PrimoZé Cast #27 – Laudo de reforma: o que o engenheiro olha',
    'Documentação e engenharia: da visita técnica à entrega do laudo.

00:00 Abertura
01:05 Para que serve o laudo
03:20 O que o engenheiro olha na visita
05:45 Quem assina e quem guarda
07:50 Erros que atrasam a obra'),
  (28, 'Ep. 28 – Do balde ao contrato: crescer sem perder a qualidade',
    'Empreendedorismo: contratar, treinar e padronizar uma equipe de pintura.'),
  (29, 'Episódio 29 | Quanto vale o seu serviço?',
    'Empreendedorismo na periferia: preço justo, marca própria e clientes que voltam.')
) as episode (number, title, description)
on conflict (youtube_video_id) do nothing;
