import { getContest } from "@/lib/content/contest";
import { getMediaKit } from "@/lib/content/media-kit";
import { getPage } from "@/lib/content/pages";
import { getPressRelease } from "@/lib/content/press-releases";
import { mediaKitText } from "@/lib/press/media-kit-text";
import { releaseText } from "@/lib/press/release-text";

/** The release's text, from the collections its page is made of. */
export const loadReleaseText = () =>
  releaseText(
    getPage("click-na-pintura-release"),
    getPressRelease("click-na-pintura"),
    getContest(),
  );

/** The media kit's text, from the collections its page is made of. */
export const loadMediaKitText = () => mediaKitText(getPage("media-kit"), getMediaKit());
