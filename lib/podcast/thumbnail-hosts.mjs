/** `*` is one label, as in patterns of Next's image route: i1.ytimg.com. */
export const THUMBNAIL_HOSTS = ["*.ytimg.com", "img.youtube.com"];

export const THUMBNAIL_FOLDER = "/vi/";

/** Whether the image route accepts a thumbnail URL. @param {URL} url */
export const isThumbnailHost = ({ protocol, hostname, pathname, search }) =>
  protocol === "https:" &&
  pathname.startsWith(THUMBNAIL_FOLDER) &&
  search === "" &&
  THUMBNAIL_HOSTS.includes(hostname.replace(/^[^.]+(?=\.ytimg\.com$)/, "*"));
