import { Photograph } from "@/components/art/photograph";
import { getTeam } from "@/lib/content/collections";

/** The face of somebody of the team beside the name, which says who it is. */
export function TeamFace({ name, className }: { name: string; className: string }) {
  const person = getTeam().find((one) => one.name === name);
  if (!person) return null;
  return (
    <Photograph
      picture={{ ...person.picture, alt: "" }}
      sizes="3rem"
      className={`mr-2 inline-block rounded-full ${className}`}
    />
  );
}
