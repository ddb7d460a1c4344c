import { donationForm } from "@/lib/forms/donation";
import { formPrivacy } from "@/lib/forms/privacy";
import { proposalForm } from "@/lib/forms/proposal";
import { quoteForm } from "@/lib/forms/quote";
import { suggestionForm } from "@/lib/forms/suggestion";

const forms = [quoteForm, proposalForm, donationForm, suggestionForm];

describe("the privacy policy's tables", () => {
  it("exist once per form", () => {
    expect(formPrivacy.map(({ name }) => name).sort()).toEqual(
      forms.map(({ name }) => name).sort(),
    );
  });

  it.each(forms)("name every field of $name, with its purpose", ({ name, fields }) => {
    const entry = formPrivacy.find((form) => form.name === name);
    expect(entry?.fields.map((field) => field.name)).toEqual(fields);
    for (const { label, purpose } of entry?.fields ?? []) {
      expect(label).toMatch(/^[A-Z]/);
      expect(purpose.length).toBeGreaterThan(10);
    }
  });

  it.each(formPrivacy)("say legal basis and retention of $name", ({ legalBasis, retention }) => {
    expect(legalBasis).toMatch(/\(LGPD, art\.\s7º,\s(I|V|IX)\)$/);
    expect(retention).toContain("24 meses");
  });
});
