/** Words that say nothing of what a text is about, as people write them in a chat, folded. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "a achei acho agora ai ainda algo alguem algum alguma algumas alguns ali amanha antes ao aos " +
    "apenas aquela aquelas aquele aqueles aqui aquilo as assim ate blz boa bom botar ca cada " +
    "cento certa certo coisa coisas com como consegue conseguem conseguir consigo da dai dao dar " +
    "das de deixa deixar deixou dela delas dele deles depois desde dessa desse desta deste deu " +
    "deve devo disso do dos durante e ela elas ele eles em enquanto entao entre era essa essas " +
    "esse esses esta estao estas este estes estou eu faco favor faz fazem fazer ficando ficou " +
    "foi foram gente gostaria ha hj hoje ido indo ir isso isto ja jeito kkk la leva levar levou " +
    "lhe lhes mais mal mas me mesma mesmo meu meus mim minha minhas muito na nada nao nas ne " +
    "nessa nesse nesta neste no noite nos nossa nosso num numa nunca o obg obrigada obrigado oi " +
    "ola olhar onde ontem oq os ou outra outras outro outros para parte partir passar passou " +
    "pegar pegou pela pelas pelo pelos pena pf pfv pode podem poderia poderiam por porem porque " +
    "posso pq pra pras precisa precisamos preciso pro pros quais qual qualquer quando quanto que " +
    "quem quer queremos queria quero quiser sabe saber sao se segundo sei sem sempre ser seria " +
    "seu so sobre sou sua ta tambem tanto tao tarde tava tb tbm te tem temos tenho ter teve ti " +
    "tinha tirar tive to toda todas todo todos um uma umas uns usar vai vamos vao vc vcs veio " +
    "vem venha ver vez vi vir viu vlw voce voces vou"
  ).split(" "),
);

/**
 * Groups of words that people use for one another, folded, in the forms in which they type them.
 * The first of a group stands for the others.
 */
export const SYNONYMS: readonly string[][] = [
  "apartamento apartamentos ape apes apto aptos",
  "casa casas moradia residencia residencias",
  "predio predios edificio edificios",
  "ong ongs associacao associacoes entidade entidades instituicao instituicoes",
  "crianca criancas filho filhos filha bebe",
  "deficiencia deficiente deficientes pcd",
  "morador moradores vizinho vizinhos inquilino condomino condominos",
  "preco precos valor valores custo custos",
  "orcamento orcamentos orcar cotacao cotacoes",
  "conserto consertar consertam reparo reparos arrumar arrumam",
  "quebrado quebrada estragado estragada danificado danificada",
  "queimado queimada derretido derretida",
  "cair caindo caiu despencar despencando",
  "soltar soltando solto solta descolar descolando desprender desprendendo",
  "vazar vazando vazamento pingar pingando gotejar gotejando goteira",
  "televisao televisor tv tvs",
  "luminaria luminarias lustre pendente",
  "ducha duchas chuveiro chuveiros",
  "vaso privada",
  "pia cuba lavatorio",
  "teto tetos forro forros",
  "calha calhas rufo rufos",
  "fechadura fechaduras macaneta trinco tranca",
  "cortina cortinas persiana persianas",
  "movel moveis marcenaria marceneiro",
  "reforma reformas reformar restaurar revitalizar",
  "pintar pintando repintar",
  "cor cores tonalidade",
  "fio fios cabo cabos fiacao",
  "condicionado split",
  "buraco buracos furo furos",
  "altura alto alta",
  "velho velha antigo antiga",
  "assunto assuntos tema temas pauta topico",
  "sugerir sugestao indicar recomendar",
  "propor proposta propostas",
  "ouvir escutar",
  "imprensa jornalista jornalistas reporter",
  "logo logos logotipo logomarca",
  "julgar julgadas avaliar avaliadas jurado jurados criterio criterios",
  "ganhar vencer",
  "inscricao inscricoes inscrever inscrevo matricula",
  "curso cursos treinamento treinamentos capacitacao",
  "workshop oficina oficinas",
  "aprender estudar",
  "mulher mulheres feminino",
  "gratis gratuito gratuita gratuitos graca",
  "internet online ead",
  "economizar economia reduzir poupar",
  "porcentagem percentual",
  "excluir apagar deletar",
].map((group) => group.split(" "));
