/** Hosts that serve the video platform's covers; next.config.mjs lets the image route fetch from these alone. */
const COVER_HOSTS = ["i.ytimg.com", "img.youtube.com"];

/** Whether a cover's address is one of the platform's own. */
export const isThumbnailHost = ({ protocol, hostname }: URL) =>
  protocol === "https:" && COVER_HOSTS.includes(hostname);
