import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { order, text } from "@/lib/content/schema-fields";

/** A testimonial about a course (specification §3, "Testimonial"). */
export const testimonialSchema = z.strictObject({
  quote: text,
  stars: z.number().int().min(1).max(5),
  name: text,
  age: z.number().int().min(16).max(110),
  profession: text,
  /** True for fictitious people; the page then says so and shows no stars. */
  demonstration: z.boolean(),
});

export type Testimonial = z.infer<typeof testimonialSchema>;

const loadTestimonials = defineCollection("testimonials", testimonialSchema.extend({ order }));

/** The testimonials of Mulheres na Manutenção, in the order of their front-matter. */
export const getTestimonials = (): (Testimonial & { slug: string })[] =>
  loadTestimonials()
    .map(({ slug, data }) => ({ ...data, slug }))
    .sort((a, b) => a.order - b.order);
