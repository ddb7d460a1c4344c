/**
 * Hosts of YouTube thumbnails (i.ytimg.com, i1.ytimg.com …), as patterns of Next's image route: `*`
 * is one label.
 */
export const THUMBNAIL_HOSTS = ["*.ytimg.com", "img.youtube.com"];

/** Whether a thumbnail URL belongs to YouTube. @param {URL} url */
export const isThumbnailHost = ({ protocol, hostname }) =>
  protocol === "https:" &&
  THUMBNAIL_HOSTS.includes(hostname.replace(/^[^.]+(?=\.ytimg\.com$)/, "*"));
