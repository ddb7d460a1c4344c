/** Preloads the engine and its index. A failure is reported by the next search. */
export const prepareSearch = () =>
  void import("@/lib/search/engine")
    .then(({ loadSearchIndex }) => loadSearchIndex())
    .catch(() => {});
