import { getContest } from "@/lib/content/collections";
import { getMediaKit, getContestRelease, listedContestRelease } from "@/lib/content/press";
import { getPage } from "@/lib/content/pages";
import { mediaKitText } from "@/lib/press/media-kit-text";
import { contestReleaseText } from "@/lib/press/release-text";

/** The contest's release as text, from the same collections as its page. */
export const loadContestReleaseText = () =>
  contestReleaseText({
    listed: listedContestRelease(),
    page: getPage("click-na-pintura-release"),
    release: getContestRelease(),
    contest: getContest(),
  });

/** The media kit as text, from the same collections as its page. */
export const loadMediaKitText = () => mediaKitText(getPage("media-kit"), getMediaKit());
