import { getContest } from "@/lib/content/contest";
import { getMediaKit } from "@/lib/content/media-kit";
import { getPage } from "@/lib/content/pages";
import { getPressRelease } from "@/lib/content/press-releases";
import { mediaKitText } from "@/lib/press/media-kit-text";
import { releaseText } from "@/lib/press/release-text";

/** The press release as text, from the same collections as its page. */
export const loadReleaseText = () =>
  releaseText(
    getPage("click-na-pintura-release"),
    getPressRelease("click-na-pintura"),
    getContest(),
  );

/** The media kit as text, from the same collections as its page. */
export const loadMediaKitText = () => mediaKitText(getPage("media-kit"), getMediaKit());
