-- Demonstration data for a local database: 29 fictional episodes for the podcast page, until a
-- YouTube channel is configured. Do not load it in production. To remove it:
--   delete from public.episodes where youtube_video_id like 'demo-ep-%';
-- Loading it twice changes nothing.

insert into public.episodes
  (youtube_video_id, titulo, descricao, thumbnail_url, data_publicacao)
values
  (
    'demo-ep-0001',
    'PrimoZé Cast #1 – Como o mercado de tintas mudou nos últimos dez anos',
    'Do balcão da loja ao aplicativo: o que mudou para quem compra e para quem vende tinta. Episódio de demonstração.',
    '/episodes/demo-ep-0001.svg',
    '2024-08-06T21:00:00Z'
  ),
  (
    'demo-ep-0002',
    'Episódio 2 – Abrir a própria empresa de pintura: os primeiros cem dias',
    'Empreendedorismo sem enfeite: preço, contrato, MEI e os erros que custam caro no começo. Episódio de demonstração.',
    '/episodes/demo-ep-0002.svg',
    '2024-08-20T21:00:00Z'
  ),
  (
    'demo-ep-0003',
    'Reforma em condomínio: o que o síndico precisa aprovar | Ep. 3',
    'Regras de obra em condomínios, horários, responsabilidade técnica e boa vizinhança. Episódio de demonstração.',
    '/episodes/demo-ep-0003.svg',
    '2024-09-03T21:00:00Z'
  ),
  (
    'demo-ep-0004',
    'Cast 4 – Inadimplência no condomínio: cobrar sem criar inimigos',
    'Acordo, protesto e prevenção: como lidar com taxas em atraso e manter a manutenção em dia. Episódio de demonstração.',
    '/episodes/demo-ep-0004.svg',
    '2024-09-17T21:00:00Z'
  ),
  (
    'demo-ep-0005',
    '#5 | Obra em pet shop: piso, ralo e ruído',
    'Materiais fáceis de lavar, isolamento acústico e segurança para animais em pet shops. Episódio de demonstração.',
    '/episodes/demo-ep-0005.svg',
    '2024-10-01T21:00:00Z'
  ),
  (
    'demo-ep-0006',
    'PrimoZé Cast – Episódio 6: Marcenaria sob medida em apartamento pequeno',
    'Um marceneiro conta como mede, escolhe o MDF e evita retrabalho em marcenaria planejada. Episódio de demonstração.',
    '/episodes/demo-ep-0006.svg',
    '2024-10-15T21:00:00Z'
  ),
  (
    'demo-ep-0007',
    'Ep. 7: Vistoria antes de comprar um imóvel usado',
    'Mercado imobiliário: trincas, umidade e elétrica que mudam o preço do imóvel. Episódio de demonstração.',
    '/episodes/demo-ep-0007.svg',
    '2024-10-29T21:00:00Z'
  ),
  (
    'demo-ep-0008',
    'Cast 8 | Energia solar no telhado: por onde começar',
    'Elétrica e sustentabilidade: dimensionamento, inversor e o que pedir ao instalador. Episódio de demonstração.',
    '/episodes/demo-ep-0008.svg',
    '2024-11-12T21:00:00Z'
  ),
  (
    'demo-ep-0009',
    '#9 – Jovem aprendiz na obra: o primeiro emprego',
    'Juventude e inclusão: três jovens falam do primeiro ano de trabalho na construção. Episódio de demonstração.',
    '/episodes/demo-ep-0009.svg',
    '2024-11-26T21:00:00Z'
  ),
  (
    'demo-ep-0010',
    'Episódio 10 – Banheiro acessível sem quebrar a casa toda',
    'Acessibilidade na prática: barras, desníveis, portas e a NBR 9050 explicada com calma. Episódio de demonstração.',
    '/episodes/demo-ep-0010.svg',
    '2024-12-10T21:00:00Z'
  ),
  (
    'demo-ep-0011',
    'PrimoZé Cast #11 – ART, alvará e laudo: qual documento para qual obra',
    'Documentação e engenharia para quem vai reformar e não quer surpresa com a fiscalização. Episódio de demonstração.',
    '/episodes/demo-ep-0011.svg',
    '2024-12-24T21:00:00Z'
  ),
  (
    'demo-ep-0012',
    'Ep. 12 – Tinta acrílica, esmalte ou epóxi?',
    'Escolha certa da tinta por ambiente, com um técnico do mercado de tintas. Episódio de demonstração.',
    '/episodes/demo-ep-0012.svg',
    '2025-01-07T21:00:00Z'
  ),
  (
    'demo-ep-0013',
    'Cast 13: Da diária ao orçamento fechado',
    'Empreendedorismo para pintores: como calcular hora, material e lucro. Episódio de demonstração.',
    '/episodes/demo-ep-0013.svg',
    '2025-01-21T21:00:00Z'
  ),
  (
    'demo-ep-0014',
    '#14 | Fachada de condomínio: pintura, trabalho em altura e NR35',
    'O que o condomínio deve exigir da empresa que sobe na fachada. Episódio de demonstração.',
    '/episodes/demo-ep-0014.svg',
    '2025-02-04T21:00:00Z'
  ),
  (
    'demo-ep-0015',
    'PrimoZé Cast – Ep. 15: Negociar a taxa atrasada',
    'Inadimplência: um administrador e uma moradora contam como chegaram a um acordo. Episódio de demonstração.',
    '/episodes/demo-ep-0015.svg',
    '2025-02-18T21:00:00Z'
  ),
  (
    'demo-ep-0016',
    'Episódio 16 – Banho e tosa sem choque: elétrica para pet shop',
    'Tomadas em área molhada, DR e aterramento em pet shops. Episódio de demonstração.',
    '/episodes/demo-ep-0016.svg',
    '2025-03-04T21:00:00Z'
  ),
  (
    'demo-ep-0017',
    'Cast 17 – Porta que não fecha: pequenos reparos de marcenaria',
    'Dobradiças, empenamento e ajustes de marcenaria que qualquer pessoa consegue fazer. Episódio de demonstração.',
    '/episodes/demo-ep-0017.svg',
    '2025-03-18T21:00:00Z'
  ),
  (
    'demo-ep-0018',
    '#18 – Pintar antes de alugar vale a pena?',
    'Mercado imobiliário: o que uma pintura nova muda no valor do aluguel. Episódio de demonstração.',
    '/episodes/demo-ep-0018.svg',
    '2025-04-01T21:00:00Z'
  ),
  (
    'demo-ep-0019',
    'PrimoZé Cast Ep. 19 | Comandos elétricos sem mistério',
    'Contator, relé e botoeira: eletricistas explicam o básico dos comandos elétricos. Episódio de demonstração.',
    '/episodes/demo-ep-0019.svg',
    '2025-04-15T21:00:00Z'
  ),
  (
    'demo-ep-0020',
    'Episódio 20: Oficina de pintura na escola',
    'Inclusão e juventude: estudantes revitalizam a própria quadra. Episódio de demonstração.',
    '/episodes/demo-ep-0020.svg',
    '2025-04-29T21:00:00Z'
  ),
  (
    'demo-ep-0021',
    'Cast 21 | Rampa, corrimão e piso tátil no comércio',
    'Acessibilidade em lojas pequenas: o que a lei pede e quanto custa. Episódio de demonstração.',
    '/episodes/demo-ep-0021.svg',
    '2025-05-13T21:00:00Z'
  ),
  (
    'demo-ep-0022',
    'PrimoZé Cast #22 – Hidrogênio verde e o futuro da energia',
    'Sustentabilidade: o que a nova política nacional pode trazer para quem trabalha com elétrica. Episódio de demonstração.',
    '/episodes/demo-ep-0022.svg',
    '2025-05-27T21:00:00Z'
  ),
  (
    'demo-ep-0023',
    'Ep. 23 – Cores do ano: o que a fábrica escolhe e o que o cliente quer',
    'Bastidores do mercado de tintas com uma colorista. Episódio de demonstração.',
    '/episodes/demo-ep-0023.svg',
    '2025-06-10T21:00:00Z'
  ),
  (
    'demo-ep-0024',
    '#24: Assembleia, rateio e obra urgente no condomínio',
    'Quando o síndico pode contratar sem assembleia, e como prestar contas. Episódio de demonstração.',
    '/episodes/demo-ep-0024.svg',
    '2025-06-24T21:00:00Z'
  ),
  (
    'demo-ep-0025',
    'Episódio 25 – Mulheres na manutenção: da caixa de ferramentas ao CNPJ',
    'Empreendedorismo e inclusão contados por quem aprendeu a consertar e abriu o próprio negócio. Episódio de demonstração.',
    '/episodes/demo-ep-0025.svg',
    '2025-07-08T21:00:00Z'
  ),
  (
    'demo-ep-0026',
    'Cast 26 – Móvel antigo, vida nova',
    'Restauro e marcenaria: lixar, recuperar e envernizar sem perder a história da peça. Episódio de demonstração.',
    '/episodes/demo-ep-0026.svg',
    '2025-07-22T21:00:00Z'
  ),
  (
    'demo-ep-0027',
    'PrimoZé Cast #27 – Laudo de reforma: o que o engenheiro olha',
    'Documentação e engenharia: da visita técnica à entrega do laudo. Episódio de demonstração.',
    '/episodes/demo-ep-0027.svg',
    '2025-08-05T21:00:00Z'
  ),
  (
    'demo-ep-0028',
    'Ep. 28 – Do balde ao contrato: crescer sem perder a qualidade',
    'Empreendedorismo: contratar, treinar e padronizar uma equipe de pintura. Episódio de demonstração.',
    '/episodes/demo-ep-0028.svg',
    '2025-08-19T21:00:00Z'
  ),
  (
    'demo-ep-0029',
    'Episódio 29 | Quanto vale o seu serviço?',
    'Empreendedorismo na periferia: preço justo, marca própria e clientes que voltam. Episódio de demonstração.',
    '/episodes/demo-ep-0029.svg',
    '2025-09-02T21:00:00Z'
  )
on conflict (youtube_video_id) do nothing;
