/** Hosts of YouTube thumbnails. next.config.mjs allows the same hosts for the image route. */
const THUMBNAIL_HOSTS = ["i.ytimg.com", "img.youtube.com"];

/** Whether a thumbnail URL belongs to YouTube. */
export const isThumbnailHost = ({ protocol, hostname }: URL) =>
  protocol === "https:" && THUMBNAIL_HOSTS.includes(hostname);
