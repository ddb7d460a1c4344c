/** `*` is one label, as in patterns of Next's image route: i1.ytimg.com. */
export const THUMBNAIL_HOSTS = ["*.ytimg.com", "img.youtube.com"];

/** The only pictures that the image route takes: covers of YouTube's videos. */
const COVER =
  /^https:\/\/(?:[a-z\d-]{1,20}\.ytimg\.com|img\.youtube\.com)\/vi\/[\w-]{1,20}\/\w{1,20}\.(?:jpg|webp)$/;

export const isCover = (address: string): boolean => COVER.test(address);
