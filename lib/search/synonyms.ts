/** Words that people use for one another, a group a line, in any of their forms. */
export const SYNONYMS = `
apartamento ape apto
casa moradia residencia
predio edificio
ong associacao entidade instituicao
crianca filho filha bebe
deficiencia deficiente pcd
morador vizinho inquilino condomino
preco valor custo
orcamento cotacao
conserto reparo arrumar
quebrado estragado danificado
queimado derretido
cair despencar
soltar descolar desprender
vazar pingar gotejar
televisao televisor tv
luminaria lustre pendente
ducha chuveiro
vaso privada
pia cuba lavatorio
teto forro
calha rufo
fechadura macaneta trinco tranca
cortina persiana
movel marcenaria marceneiro
reforma restaurar revitalizar
pintar repintar
cor tonalidade
fio cabo fiacao
condicionado split
buraco furo
altura alto
velho antigo
assunto tema pauta topico
sugerir indicar recomendar
propor proposta
ouvir escutar
imprensa jornalista reporter
logo logotipo logomarca
julgar avaliar jurado criterio
ganhar vencer
inscricao inscrever matricula
curso treinamento capacitacao
workshop oficina
aprender estudar
mulher feminino
gratis gratuito graca
internet online ead
economizar reduzir poupar
porcentagem percentual
excluir apagar deletar
`;
