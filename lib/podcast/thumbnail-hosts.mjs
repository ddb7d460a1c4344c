/**
 * Hosts of YouTube thumbnails (i.ytimg.com, i1.ytimg.com …), as patterns of Next's image route: `*`
 * is one label.
 */
export const THUMBNAIL_HOSTS = ["*.ytimg.com", "img.youtube.com"];

/** Path of the thumbnails on these hosts. */
export const THUMBNAIL_FOLDER = "/vi/";

/** Whether the image route accepts a thumbnail URL. @param {URL} url */
export const isThumbnailHost = ({ protocol, hostname, pathname, search }) =>
  protocol === "https:" &&
  pathname.startsWith(THUMBNAIL_FOLDER) &&
  search === "" &&
  THUMBNAIL_HOSTS.includes(hostname.replace(/^[^.]+(?=\.ytimg\.com$)/, "*"));
