type PolicyRules = {
  createScriptURL: (url: string) => string | null;
  createHTML: (html: string) => string | null;
};

/**
 * Elements that load, run or send something, and attributes that run something. React writes
 * drawings and texts of the build as HTML, which have neither.
 */
const ACTIVE = /<(?:script|iframe|object|embed|base|meta|link|form)\b|<[^<>]*[\s"'/]on[a-z]+\s*=/i;

/** React makes a script of this text, also when it renders a page again. */
const EMPTY_SCRIPT = "<script></script>";

/** Every string that becomes code passes this policy, in browsers that know Trusted Types. */
export function createTrustedTypesPolicy() {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown };
  };
  trustedTypes?.createPolicy("default", {
    createScriptURL: (url) => (url.startsWith("/_next/static/") ? url : null),
    createHTML: (html) => (html !== EMPTY_SCRIPT && ACTIVE.test(html) ? null : html),
  });
}
