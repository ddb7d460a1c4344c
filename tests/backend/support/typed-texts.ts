/** As the site escaped them (§5), and as they were typed, by the table of §5. */
export const TYPED: readonly (readonly [escaped: string, typed: string])[] = [
  ["D&#x27;Ávila &amp; Filhos", "D'Ávila & Filhos"],
  ["&lt;b&gt;urgente&lt;&#x2F;b&gt;", "<b>urgente</b>"],
  ["&quot;teto&quot; &#x2F; parede", '"teto" / parede'],
  // Somebody wrote about HTML: these are no escapes of the site.
  ["use &amp;amp; e &amp;lt;", "use &amp; e &lt;"],
  ["&amp;#x27;", "&#x27;"],
  ["&nbsp; &copy; 1 & 2", "&nbsp; &copy; 1 & 2"],
];
