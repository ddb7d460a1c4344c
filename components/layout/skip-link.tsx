/** Lets keyboard users skip the header. */
export function SkipLink() {
  return (
    <a
      href="#conteudo"
      className="sr-only z-50 bg-seguranca px-5 py-3 font-semibold text-grafite focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Ir para o conteúdo
    </a>
  );
}
